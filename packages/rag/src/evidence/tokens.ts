const CHARACTERS_PER_TOKEN = 4;

/** Tokens that so many characters take, estimated at four characters each (OpenAI's rule of thumb for English). */
export function estimateTokenCount(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

export function estimateTokens(text: string): number {
  return estimateTokenCount(text.length);
}
