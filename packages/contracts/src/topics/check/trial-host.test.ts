import { expect, test } from 'vitest';
import { isTrialHost } from './trial-host.ts';

test.each([
  'qa-pages.example.org',
  'qa.example.org',
  'staging2.example.org',
  'www.test.example.org',
  'pages-dev.example.org',
  'uat.example.org',
  'preview.example.org',
  'trial.example.org',
  'examplestaging.org',
])('%s is a copy for trials', (host) => {
  expect(isTrialHost(host)).toBe(true);
});

test.each([
  'www.nhs.uk',
  'www.who.int',
  'example.dev',
  'torbayandsouthdevon.nhs.uk',
  'child-development.example.org',
  'contest.example.org',
  'holdings.example.org',
])('%s is a page for readers', (host) => {
  expect(isTrialHost(host)).toBe(false);
});
