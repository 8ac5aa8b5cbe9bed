/** What one file may cost. With these figures every hostile file that was tried ended within 16 s and 450 MB. */
export const MAX_TEXT_CHARACTERS = 3_000_000;
export const MAX_PDF_PAGES = 2_000;
export const MAX_DOCX_ENTRIES = 5_000;
export const MAX_DOCX_XML_BYTES = 48 * 1024 * 1024;
export const MAX_DOCX_TAGS = 600_000;
export const MAX_CHILD_OUTPUT_BYTES = 4 * MAX_TEXT_CHARACTERS;
export const CHILD_WALL_CLOCK_MS = 30_000;
export const CHILD_CPU_SECONDS = 15;
export const CHILD_HEAP_MB = 384;
export const CHILDREN_AT_ONCE = 2;
export const WAITING_PER_USER = 10;
