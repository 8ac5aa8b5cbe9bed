/** What a publisher calls the copies that it keeps to try things out: they change, or vanish, without notice. */
const TRIAL_WORDS = new Set(
  'qa test testing tests uat dev develop int inte staging stage preview beta trial sandbox demo'.split(' '),
);
/** Written together with the name, as in “namestaging”. */
const TRIAL_ENDING = /(?:testing|staging|preview)$/;

/**
 * Whether a host name is a copy for trials. The last label is the top-level domain, where “dev” and “int” are ordinary.
 * @param host in lower case, as `URL.hostname` gives it
 */
export function isTrialHost(host: string): boolean {
  return host
    .split('.')
    .slice(0, -1)
    .flatMap((label) => label.split('-'))
    .map((word) => word.replace(/\d+$/, ''))
    .some((word) => TRIAL_WORDS.has(word) || TRIAL_ENDING.test(word));
}
