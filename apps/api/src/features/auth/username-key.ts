/** One key for all spellings of a name that differ only in letter case. */
export function usernameKey(username: string): string {
  return username.toUpperCase().toLowerCase().normalize('NFKC');
}
