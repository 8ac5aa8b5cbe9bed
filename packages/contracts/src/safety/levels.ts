/** Free of zod for the browser. The most urgent first. */
export const URGENT_LEVELS = ['emergency', 'urgent', 'soon'] as const;
export type UrgentLevel = (typeof URGENT_LEVELS)[number];

/** Whose numbers are shown (EMERGENCY_REGION). `OTHER` is the neutral wording. */
export const REGIONS = ['US', 'UK', 'CA', 'EU', 'OTHER'] as const;
export type Region = (typeof REGIONS)[number];
