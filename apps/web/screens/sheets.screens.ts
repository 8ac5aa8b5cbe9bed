import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '@playwright/test';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');
/** The pictures that docs/design-system.md shows, side by side. */
const SHEETS: Record<string, readonly string[]> = {
  'sign-in': ['auth-login-phone-light', 'auth-error-phone-dark', 'onboarding-1-phone-light', 'onboarding-5-phone-dark'],
  chat: ['chat-opening-phone-light', 'chat-answer-phone-dark', 'chat-source-phone-light', 'chat-history-phone-dark'],
  cards: [
    'chat-urgent-phone-light',
    'card-urgent-phone-dark',
    'card-soon-phone-light',
    'card-ask-phone-dark',
    'card-neutral-phone-light',
  ],
  library: [
    'documents-phone-light',
    'documents-uploading-phone-dark',
    'documents-text-phone-light',
    'documents-delete-phone-dark',
  ],
  journey: ['journey-phone-light', 'milestones-phone-dark', 'keepsake-phone-light', 'settings-page-phone-dark'],
  trouble: ['not-found-phone-light', 'server-down-phone-dark', 'chat-offline-phone-light', 'chat-failed-phone-dark'],
  wide: ['chat-source-desktop-light', 'journey-desktop-dark'],
  edges: ['chat-answer-narrow', 'chat-answer-large', 'chat-answer-wide'],
};
const HEIGHT = 520;
const GAP = 12;

// Files run in the order of their names: by now every picture is there.
test('the sheets of docs/design-system.md', async ({ page }) => {
  await mkdir(path.join(DOCS, 'design'), { recursive: true });
  for (const [sheet, names] of Object.entries(SHEETS)) {
    const pictures = await Promise.all(
      names.map(async (name) => (await readFile(path.join(DOCS, 'screens', `${name}.png`))).toString('base64')),
    );
    const webp = await page.evaluate(drawSheet, { pictures, height: HEIGHT, gap: GAP });
    await writeFile(path.join(DOCS, 'design', `${sheet}.webp`), Buffer.from(webp, 'base64'));
  }
});

type Sheet = { pictures: string[]; height: number; gap: number };

/** In the browser: pictures in a row, as WebP in base64. */
async function drawSheet({ pictures, height, gap }: Sheet): Promise<string> {
  const images = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      return { image, width: Math.round((image.naturalWidth * height) / image.naturalHeight) };
    }),
  );
  const canvas = document.createElement('canvas');
  canvas.width = images.reduce((sum, { width }) => sum + width + gap, -gap);
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  let left = 0;
  for (const { image, width } of images) {
    context.drawImage(image, left, 0, width, height);
    left += width + gap;
  }
  return canvas.toDataURL('image/webp', 0.82).replace(/^.*,/, '');
}
