/** The database of this browser that holds what may be read without a network. */
export const KEPT = 'nestling-kept';
