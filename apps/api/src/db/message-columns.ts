/** What a parent is shown and exported of a message. */
export const MESSAGE_COLUMNS = [
  'messages.id',
  'messages.session_id',
  'messages.role',
  'messages.content',
  'messages.status',
  'messages.created_at',
  'messages.is_helpful',
  'messages.rating_why',
] as const;
