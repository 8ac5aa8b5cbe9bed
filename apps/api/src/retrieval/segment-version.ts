import { SEGMENT_VERSION } from '@nestling/rag/retrieve';

/** First part of `document_segments.version`; the second tells one content from another. */
export const SEGMENT_FORMAT = String(SEGMENT_VERSION);
