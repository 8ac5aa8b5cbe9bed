/** A name that changes with the bytes, so that vectors made with other weights are told apart. */
export function contentId(name: string, bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 4);
  let hash = 0x811c9dc5;
  // Four bytes a step: the weights are 20 MB, and a server reads their name before it answers.
  for (let at = 0; at < whole; at += 4) {
    hash = Math.imul(hash ^ view.getUint32(at, true), 0x01000193);
    hash ^= hash >>> 15;
  }
  for (let at = whole; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return `${name}-${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
