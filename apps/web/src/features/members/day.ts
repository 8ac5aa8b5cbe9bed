const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function dayText(moment: string): string {
  return format.format(new Date(moment));
}
