import type { ClientUser } from '@nestling/contracts/auth';
import { ChildFields } from '../child-fields.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { CHILD_FIELDS } from '../section-fields.ts';

export function ChildSection({ user }: { user: ClientUser }) {
  return (
    <ProfileSection user={user} fields={CHILD_FIELDS}>
      {(props) => <ChildFields {...props} />}
    </ProfileSection>
  );
}
