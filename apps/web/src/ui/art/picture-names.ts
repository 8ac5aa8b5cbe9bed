export const PICTURE_NAMES = [
  'smile',
  'talk',
  'look',
  'listen',
  'grasp',
  'crawl',
  'walk',
  'eat',
  'sleep',
  'read',
  'play',
  'build',
  'draw',
  'outdoors',
  'care',
  'friends',
] as const;

export type PictureName = (typeof PICTURE_NAMES)[number];

/** The first kind whose words a title holds; the order decides between two. */
const WORDS: [PictureName, RegExp][] = [
  ['sleep', /\b(sleep|nap|bed|night|dream|tired)/i],
  ['eat', /\b(eat|feed|food|drink|cup|spoon|fork|meal|snack|solid|chew|milk|breast|bottle|cook|taste|bite)/i],
  ['read', /\b(book|read|stor(y|ies)|page|letter|homework|school)/i],
  ['draw', /\b(draw|crayon|scribbl|paint|write|cut|scissor|craft)/i],
  ['build', /\b(block|stack|tower|build|puzzle|shape|sort|count|colou?r|number)/i],
  ['crawl', /\b(crawl|roll|tummy|pushes? up|head up|holds? (the )?head|sit|creep|belly)/i],
  ['walk', /\b(walk|stand|step|climb|run|jump|hop|stairs?|balance|kick|dance|pedal|skip)/i],
  ['listen', /\b(music|sing|song|sound|listen|hear|rattle|rhyme|clap)/i],
  ['talk', /\b(talk|say|says|word|babbl|coo|speak|name|ask|answer|sentence|language|conversation|tell)/i],
  ['grasp', /\b(grasp|reach|hold|hand|finger|pick|pinch|grab|thumb|toy in|open|button|thread)/i],
  ['look', /\b(look|watch|eye|face|follow|mirror|find|search|peek|notice|point|see)/i],
  ['outdoors', /\b(outdoor|outside|park|garden|nature|weather|sun|bike|travel|trip|leaf|leaves)/i],
  ['friends', /\b(friend|other children|share|turn|together|group|team|brother|sister|family|parent)/i],
  ['smile', /\b(smile|laugh|happy|giggle|feel|emotion|calm|angry|sad|cry|comfort)/i],
  ['care', /\b(love|cuddle|hug|kiss|skin|bath|teeth|health|doctor|vaccin|safe|care|help|wash|potty|toilet)/i],
];

export function pictureFor(title: string): PictureName {
  return WORDS.find(([, words]) => words.test(title))?.[0] ?? 'play';
}
