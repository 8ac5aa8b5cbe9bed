/** How long a writer's word holds: a reply not saved again by then counts as interrupted. */
export const LEASE_MS = 20_000;
/** The growing text is saved this often, which is also how soon a Stop from another replica is seen. */
export const SAVE_EVERY_MS = 400;
/** A reply that waits for its turn has no words yet: its lease alone is renewed. */
export const RENEW_EVERY_MS = LEASE_MS / 4;
