import misread from './misread-follow-ups.json' with { type: 'json' };

/**
 * What pages answer next that a rule takes for advice which it does not give, as "page | first wording | rules": short answers to a
 * question that stands beside them ("No. Cereal in a bottle is a choking risk"), which a rule reads without it. Each was read against
 * the rule by a person.
 */
export const MISREAD_FOLLOW_UPS: readonly string[] = misread;
