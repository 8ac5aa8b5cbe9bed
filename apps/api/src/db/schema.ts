import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Id = GeneratedAlways<number>;
type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** pgvector's text form, "[0.1,0.2]". */
type VectorText = string;

/** Every table, by the specification's names (§3) and the product's own. */
export type DB = {
  users: {
    id: Id;
    cuid: Generated<string>;
    username: string;
    /** The name without regard to case; unique. */
    username_key: string;
    password: string | null;
    apple_id: string | null;
    reset_token: string | null;
    reset_token_expires: Date | null;
    child_name: string | null;
    child_age: string | null;
    child_concerns: string | null;
    parenting_styles: string[] | null;
    other_parenting_style: string | null;
    tone_preference: string | null;
    preferred_approaches: string[] | null;
    top_concerns: string[] | null;
    health_conditions: string | null;
    gestation_weeks: number | null;
    /** A region of contracts/regions; null when the family has not chosen. */
    country: string | null;
    /** Answers may rest on what other families share. */
    use_shared: Generated<boolean>;
    onboarding_completed: Generated<string>;
    created_at: CreatedAt;
  };
  auth_sessions: {
    id: string;
    user_id: number;
    created_at: CreatedAt;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    /** What the person sees it by; the id is the cookie's. */
    number: GeneratedAlways<number>;
    device: Generated<string>;
    place: Generated<string>;
    /** When the password was last given in it. */
    confirmed_at: Date | null;
    /** The one its browser last named. */
    time_zone: string | null;
  };
  security_events: {
    id: Id;
    user_id: number;
    kind: string;
    details: Generated<string>;
    device: string;
    place: string;
    times: Generated<number>;
    created_at: CreatedAt;
    last_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** One row at most. */
  server_owner: { user_id: number };
  invitations: {
    id: Id;
    token_hash: string;
    label: string;
    /** Printed in the log while nobody owns the server; nobody made it. */
    makes_owner: Generated<boolean>;
    created_by: number | null;
    created_at: CreatedAt;
    expires_at: Date;
  };
  documents: {
    id: Id;
    filename: string;
    content: string;
    uploaded_at: CreatedAt;
    user_id: number;
    shared: Generated<boolean>;
    sourcename: string | null;
    status: Generated<string>;
    error: string | null;
    /** Where each page begins in `content` (UTF-16 units); empty when the text has no pages. */
    page_starts: ColumnType<number[], string, string>;
    content_hash: string | null;
    /** What made it searchable: the format of the word index, then the model of its vectors or "words". */
    indexed_as: Generated<string>;
    chunk_count: Generated<number>;
    /** The owner of the server has taken it off the shared list. */
    sharing_barred: Generated<boolean>;
  };
  document_reports: { document_id: number; user_id: number; reason: Generated<string>; created_at: CreatedAt };
  chunks: {
    id: Id;
    document_id: number;
    /** The document's owner, as in every table that carries it beside its parent. */
    user_id: number;
    content: string;
    embedding: VectorText | null;
    embedding_model: string | null;
    embedding_dimension: number | null;
    ordinal: number;
    char_start: number;
    char_end: number;
    page: number | null;
    heading: string | null;
  };
  document_segments: { document_id: number; user_id: number; version: string; data: Buffer };
  library_models: {
    user_id: number;
    version: string;
    data: Buffer;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
  chat_sessions: { id: Id; name: string; created_at: CreatedAt; user_id: number; is_named: Generated<boolean> };
  messages: {
    id: Id;
    session_id: number;
    user_id: number;
    role: 'user' | 'assistant';
    content: string;
    embedding: VectorText | null;
    embedding_model: string | null;
    embedding_dimension: number | null;
    created_at: CreatedAt;
    status: Generated<string>;
    client_id: string | null;
    /** For a reply, the user's message it answers. */
    reply_to: number | null;
    is_stop_requested: Generated<boolean>;
    /** While a reply is written: until when its writer has promised to come back. */
    lease_until: Date | null;
    /** What the parent says of a reply; null when nothing. */
    is_helpful: boolean | null;
    rating_why: Generated<string>;
  };
  /** Which documents an answer cites. */
  message_sources: { message_id: number; document_id: number };
  timeline_data: { id: Id; user_id: number; data: string; created_at: CreatedAt };
  topic_progress: {
    id: Id;
    user_id: number;
    kind: string;
    item_id: string;
    answer: string;
    date: string;
    note: string;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  visit_questions: { id: Id; user_id: number; text: string; created_at: CreatedAt };
  operation_logs: {
    id: Id;
    operation: string;
    details: string | null;
    duration: number | null;
    status: Generated<string>;
    user_id: number | null;
    created_at: CreatedAt;
  };
  jobs: {
    id: Id;
    name: string;
    document_id: number;
    /** How many jobs of the same person waited when it was added: the lower goes first, so people take turns. */
    turn: number;
    attempts: Generated<number>;
    run_at: Generated<Date>;
    lease_until: Date | null;
    leased_by: string | null;
    created_at: CreatedAt;
  };
  /** Only what rate-limiter-flexible counts; `expire` in milliseconds since 1970. */
  rate_limits: { key: string; points: number; expire: string | null };
  /** What a person has going on; `holder` tells one taking of a place from the next. */
  slots: { kind: string; user_id: number; number: number; holder: string; lease_until: Date };
  /** `is_on`: a code of the secret has been typed in once; until then the password alone signs in. */
  sign_in_codes: { user_id: number; secret: string; is_on: Generated<boolean>; last_step: Generated<string> };
  /** `public_key`: COSE, base64url. `sign_count`: what the authenticator counts; many leave it at 0. */
  passkeys: {
    id: Id;
    user_id: number;
    credential_id: string;
    public_key: string;
    sign_count: number;
    /** The host name that it works under. */
    rp_id: string;
    name: string;
    transports: string[];
    created_at: CreatedAt;
    last_used_at: Date | null;
  };
  passkey_challenges: { challenge: string; purpose: string; user_id: number | null; expires_at: Date };
  recovery_codes: { user_id: number; code_hash: string };
  known_places: { user_id: number; place_hash: string; seen_at: ColumnType<Date, Date | undefined, Date> };
  app_settings: { key: string; value: string };
};
