import { stem as snowball } from 'porter2';

/** Forms that no suffix rule reaches, each with its base form. Where two words share a form ("bit", "left", "saw") it stays. */
const IRREGULAR = new Map(
  `arose arise|ate eat|eaten eat|babies baby|became become|been be|began begin|begun begin|better good|best good
bitten bite|blew blow|bled bleed|born birth|bought buy|brought bring|broke break|broken break|built build|burnt burn
caught catch|children child|chose choose|chosen choose|came come|dealt deal|died death|dies death|die death|drank drink
drunk drink|drew draw|drawn draw|drove drive|fed feed|feet foot|fell fall|fallen fall|felt feel|fought fight|found find
froze freeze|frozen freeze|gave give|given give|went go|gone go|grew grow|grown grow|growth grow|heard hear|held hold|hid hide
hidden hide|kept keep|knew know|known know|laid lay|lain lie|led lead|lost lose|loss lose|made make|meant mean
men man|met meet|mice mouse|paid pay|ran run|said say|sang sing|sung sing|seen see|sent send
shook shake|shaken shake|showed show|shown show|slept sleep|sold sell|sought seek|spent spend|spoke speak
spoken speak|stood stand|stole steal|stolen steal|stuck stick|swam swim|swelled swell|swollen swell|taught teach|teeth tooth
thought think|threw throw|thrown throw|told tell|took take|taken take|tore tear|torn tear|understood understand|weighed weigh
weight weigh|woke wake|woken wake|women woman|won win|wore wear|worn wear|wrote write|written write|lives life|wives wife
teething tooth|teethe tooth|teethes tooth`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The stem under which the forms of a word meet, after Snowball's algorithm. Only ever compared with other results. */
export function stem(word: string): string {
  return snowball(IRREGULAR.get(word) ?? word);
}
