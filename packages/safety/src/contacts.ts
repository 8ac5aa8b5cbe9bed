import type { Contact, Region } from '@nestling/contracts/safety';

/** What a contact is for; each region answers with the numbers it has, never with another region's. */
export type ContactKind =
  | 'emergency'
  | 'poison'
  | 'battery'
  | 'advice'
  | 'crisis'
  | 'maternal'
  | 'childCrisis'
  | 'childProtection'
  | 'domesticAbuse'
  | 'doctor';

const call = (label: string, value: string, digits: string): Contact => ({ label, value, href: `tel:${digits}` });
const text = (label: string, value: string, digits: string): Contact => ({ label, value, href: `sms:${digits}` });
const words = (label: string, value: string): Contact => ({ label, value });

const DOCTOR = words('Doctor', 'Your child’s doctor or their out-of-hours line');
const US_CRISIS = [
  call('Suicide & Crisis Lifeline', '988 (call)', '988'),
  text('Suicide & Crisis Lifeline', '988 (text)', '988'),
];

const CONTACTS: Record<Region, Record<ContactKind, readonly Contact[]>> = {
  US: {
    emergency: [call('Emergency', '911', '911')],
    poison: [call('Poison Control', '1-800-222-1222', '+18002221222')],
    battery: [
      call('National Battery Ingestion Hotline', '1-800-498-8666', '+18004988666'),
      call('Poison Control', '1-800-222-1222', '+18002221222'),
    ],
    advice: [],
    crisis: US_CRISIS,
    childCrisis: US_CRISIS,
    maternal: [
      call('National Maternal Mental Health Hotline (support, not a crisis line)', '1-833-852-6262', '+18338526262'),
    ],
    childProtection: [call('Childhelp National Child Abuse Hotline', '1-800-422-4453', '+18004224453')],
    domesticAbuse: [call('National Domestic Violence Hotline', '1-800-799-7233', '+18007997233')],
    doctor: [DOCTOR],
  },
  UK: {
    emergency: [call('Emergency', '999', '999')],
    poison: [call('NHS 111 (poison advice)', '111', '111')],
    battery: [],
    advice: [call('NHS 111', '111', '111')],
    crisis: [call('Samaritans', '116 123', '116123')],
    childCrisis: [
      call('Childline (for the young person)', '0800 1111', '08001111'),
      text('Shout (text SHOUT)', '85258', '85258'),
      call('Samaritans', '116 123', '116123'),
    ],
    maternal: [call('NHS 111', '111', '111')],
    childProtection: [
      call('NSPCC', '0808 800 5000', '08088005000'),
      call('Childline (for the child)', '0800 1111', '08001111'),
    ],
    domesticAbuse: [call('National Domestic Abuse Helpline', '0808 2000 247', '08082000247')],
    doctor: [words('Doctor', 'Your GP, midwife or health visitor')],
  },
  CA: {
    emergency: [call('Emergency', '911', '911')],
    poison: [
      call('Ontario Poison Centre (elsewhere: your province’s poison centre)', '1-800-268-9017', '+18002689017'),
    ],
    battery: [],
    advice: [],
    crisis: [words('Crisis line', 'Your local suicide crisis line')],
    childCrisis: [words('Crisis line', 'Your local suicide crisis line')],
    maternal: [],
    childProtection: [words('Child protection', 'Your local child protection service')],
    domesticAbuse: [words('Domestic abuse', 'Your local domestic abuse helpline')],
    doctor: [DOCTOR],
  },
  EU: {
    emergency: [call('Emergency', '112', '112')],
    poison: [words('Poison centre', 'Your national poison centre')],
    battery: [],
    advice: [],
    crisis: [words('Crisis line', 'Your local suicide crisis line')],
    childCrisis: [words('Crisis line', 'Your local suicide crisis line')],
    maternal: [],
    childProtection: [words('Child protection', 'Your local child protection service')],
    domesticAbuse: [words('Domestic abuse', 'Your local domestic abuse helpline')],
    doctor: [DOCTOR],
  },
  OTHER: {
    emergency: [words('Emergency', 'Your local emergency number')],
    poison: [words('Poison centre', 'Your local poison centre')],
    battery: [],
    advice: [],
    crisis: [words('Crisis line', 'Your local suicide crisis line')],
    childCrisis: [words('Crisis line', 'Your local suicide crisis line')],
    maternal: [],
    childProtection: [words('Child protection', 'Your local child protection service')],
    domesticAbuse: [words('Domestic abuse', 'Your local domestic abuse helpline')],
    doctor: [DOCTOR],
  },
};

/** Contacts in the order asked for, each once. A support line is never put before a crisis or emergency number. */
export function contactsFor(region: Region, kinds: readonly ContactKind[]): Contact[] {
  const seen = new Set<string>();
  const contacts: Contact[] = [];
  for (const kind of kinds) {
    for (const contact of CONTACTS[region][kind]) {
      const key = contact.href ?? contact.value;
      if (seen.has(key)) continue;
      seen.add(key);
      contacts.push({ ...contact });
    }
  }
  return contacts;
}

/** The number itself, or words where the region has none, as it reads inside a sentence. */
export function spokenContact(region: Region, kind: ContactKind): string {
  const [first] = CONTACTS[region][kind];
  if (!first) return 'your local emergency number';
  if (first.href === undefined) return first.value.charAt(0).toLowerCase() + first.value.slice(1);
  return kind === 'emergency' ? first.value : `${first.label} ${first.value}`;
}
