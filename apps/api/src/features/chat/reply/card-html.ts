import type { Contact, DangerSigns, Urgent } from '@nestling/contracts/safety';
import { keepAllowedHtml } from '../sessions/render-markdown.ts';

const LEVELS: Record<Urgent['level'], string> = {
  emergency: 'Emergency: get help now',
  urgent: 'Urgent: call or go now',
  soon: 'Soon: do not put it off',
  ask: 'One question first',
};

/** The card for clients that show a reply's HTML and nothing else: what to do, the numbers, the source. */
export function cardHtml(urgent: Urgent): string {
  const question =
    urgent.level === 'ask'
      ? `<p><strong>${toEntities(urgent.question)}</strong> ${toEntities(urgent.answers.join(' / '))}</p>`
      : '';
  return keepAllowedHtml(
    `<h3>${LEVELS[urgent.level]}</h3><p><strong>${toEntities(urgent.title)}</strong></p>${question}<p>${toEntities(urgent.action)}</p>${contactsHtml(urgent.contacts)}<p>Source: ${link(urgent.source.url, urgent.source.name)}</p>`,
  );
}

export function dangerSignsHtml({ text, contacts, source }: DangerSigns): string {
  return keepAllowedHtml(
    `<hr><p>${toEntities(text)}</p>${contactsHtml(contacts)}<p>Source: ${link(source.url, source.name)}</p>`,
  );
}

function contactsHtml(contacts: readonly Contact[]): string {
  const items = contacts.map(
    ({ label, value, href }) => `<li>${toEntities(label)}: ${href ? link(href, value) : toEntities(value)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

const link = (href: string, words: string): string => `<a href="${toEntities(href)}">${toEntities(words)}</a>`;

function toEntities(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
