import type { ClientUser } from '@nestling/contracts/auth';
import { ProfileSection } from '../profile-section.tsx';
import { CONCERN_FIELDS } from '../section-fields.ts';
import { ConcernFields } from '../wish-fields.tsx';

export function ConcernsSection({ user }: { user: ClientUser }) {
  return (
    <ProfileSection user={user} fields={CONCERN_FIELDS}>
      {(props) => (
        <div>
          <ConcernFields {...props} />
        </div>
      )}
    </ProfileSection>
  );
}
