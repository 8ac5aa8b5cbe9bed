/** Free of zod for the browser. */
export const UPLOAD_EXTENSIONS = ['.pdf', '.txt', '.doc', '.docx'] as const;
export const UNSUPPORTED_FILE = 'Only .pdf, .txt, .doc and .docx files are accepted';
export const FILENAME_MAX = 255;
export const NAME_REQUIRED = 'Please type a name';
export const URL_REQUIRED = 'Please enter a web address';
export const URL_INVALID = 'Please enter a valid web address, such as https://example.org/page';

export function hasUploadExtension(filename: string): boolean {
  const lower = filename.toLowerCase();
  return UPLOAD_EXTENSIONS.some((extension) => lower.endsWith(extension));
}
