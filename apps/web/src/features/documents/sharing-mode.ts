export const SHARING_MODES = ['shared', 'personal'] as const;

/** Which list a document is in, and where new ones go. */
export type SharingMode = (typeof SHARING_MODES)[number];

export const MODE_WORDS = {
  shared: {
    tab: 'Shared Documents',
    move: 'Move to Personal',
    fetchFailed: 'Failed to fetch shared documents',
    audience: 'Everyone who signs in here can read these documents.',
    readers: 'Everyone who signs in here can read this',
    empty: 'No shared documents yet',
  },
  personal: {
    tab: 'Personal Documents',
    move: 'Move to Shared',
    fetchFailed: 'Failed to fetch personal documents',
    audience: 'Only you can see these documents.',
    readers: 'Only you can see this',
    empty: 'No personal documents yet',
  },
} as const satisfies Record<SharingMode, Record<string, string>>;
