/** Little words of other languages that English does not have. */
const FOREIGN = new Set(
  `el la los las una unos del mi hijo hija bebe bebé niño niña tiene está como cómo qué por para pero muy con fiebre años meses
  le les une des mon ma mes est pas je il elle que qui avec pour dans mais fils fille bébé enfant ans mois fièvre quoi
  der das ein eine mein meine ist nicht ich er sie und mit für aber kind sohn tochter jahre monate fieber wie warum schläft
  il lo gli mio mia figlio figlia non che con sono anni mesi bambino bambina
  meu minha filho filha não com está anos bebê criança
  mijn het een niet ik zij zoon dochter jaar maanden
  moje dziecko nie jest ma lat syn córka
  benim çocuğum bir ve için kızım oğlum`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an i my is are he she it his her him to of and in on for with not no do does what how when why can should you we they that
  this at be have has was will but or if so me our your from there`.split(/\s+/),
);
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
const FEWEST = 3;

/** Whether a message is plainly in another language than English: another script, or its little words. */
export function isForeign(message: string): boolean {
  const letters = message.match(LETTER)?.length ?? 0;
  if (letters >= 2 && (message.match(LATIN)?.length ?? 0) < letters / 2) return true;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST) return false;
  const foreign = words.filter((word) => FOREIGN.has(word) && !ENGLISH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return foreign >= 2 && foreign > 2 * english;
}
