import type { ClientUser } from '@nestling/contracts/auth';
import { ProfileSection } from '../profile-section.tsx';
import { HEALTH_FIELDS } from '../section-fields.ts';
import { HealthField } from '../wish-fields.tsx';

export function HealthSection({ user }: { user: ClientUser }) {
  return (
    <ProfileSection user={user} fields={HEALTH_FIELDS}>
      {(props) => <HealthField {...props} />}
    </ProfileSection>
  );
}
