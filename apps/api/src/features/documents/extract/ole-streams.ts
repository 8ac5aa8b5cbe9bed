const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_FAT_SECTORS = 109;
const ENTRY_BYTES = 128;
const MAX_DIRECTORY_SECTORS = 256;
const LAST_SECTOR = 0xfffffffa;

export function isOleFile(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(SIGNATURE);
}

/**
 * Names in an OLE file's directory, following [MS-CFB]: the header's first 109 FAT sectors are enough for a directory
 * near the start, which is where Word writes it. Bounded and safe on hostile files: a loop or an offset outside ends it.
 */
export function listOleStreams(bytes: Buffer): string[] {
  if (!isOleFile(bytes) || bytes.length < 512) return [];
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return [];
  const sectorBytes = 1 << sectorShift;
  const names: string[] = [];
  const seen = new Set<number>();
  let sector = bytes.readUInt32LE(48);
  while (sector < LAST_SECTOR && !seen.has(sector) && seen.size < MAX_DIRECTORY_SECTORS) {
    seen.add(sector);
    const start = (sector + 1) * sectorBytes;
    for (let at = start; at + ENTRY_BYTES <= Math.min(start + sectorBytes, bytes.length); at += ENTRY_BYTES) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (nameBytes >= 2 && nameBytes <= 64) names.push(bytes.toString('utf16le', at, at + nameBytes - 2));
    }
    sector = nextSector(bytes, sector, sectorBytes);
  }
  return names;
}

function nextSector(bytes: Buffer, sector: number, sectorBytes: number): number {
  const perSector = sectorBytes / 4;
  const index = Math.floor(sector / perSector);
  if (index >= HEADER_FAT_SECTORS) return LAST_SECTOR;
  const fatSector = bytes.readUInt32LE(76 + index * 4);
  const at = (fatSector + 1) * sectorBytes + (sector % perSector) * 4;
  return fatSector < LAST_SECTOR && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : LAST_SECTOR;
}
