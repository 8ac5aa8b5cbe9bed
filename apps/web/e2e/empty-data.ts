import { makeEmptyData } from '@nestling/api/testing/server';

/** Once before all tests; what it answers removes the data after them. */
export default makeEmptyData;
