import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A fontconfig file that knows one family for all that the product's own typefaces lack, so that a test sees the same
 * letters on every machine, also on one that has none. Where there is no fontconfig it changes nothing.
 */
export function ownFonts(): string {
  const fonts = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf');
  const folder = fileURLToPath(new URL('../node_modules/.cache/test-fonts', import.meta.url));
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  // Every worker comes here: none may read the file half written.
  const own = join(folder, `fonts.${process.pid}.conf`);
  writeFileSync(
    own,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>
`,
  );
  renameSync(own, file);
  return file;
}
