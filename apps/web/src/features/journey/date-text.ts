/** "9 months", "2 years"; months between whole years stay months, as check-lists name them ("30 months"). */
export function monthsText(months: number): string {
  if (months < 24 || months % 12 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return `${months / 12} years`;
}
