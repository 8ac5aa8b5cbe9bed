type Sharing = 'shared' | 'personal';

const keyOf = (userId: number) => `nestling-sharing-${userId}`;

/** The list of documents that this parent had open last; Shared on the first visit (specification §2). */
export function lastSharing(userId: number): Sharing {
  return localStorage.getItem(keyOf(userId)) === 'personal' ? 'personal' : 'shared';
}

export function rememberSharing(userId: number, sharing: Sharing): void {
  localStorage.setItem(keyOf(userId), sharing);
}
