import type { ClientUser } from '@nestling/contracts/auth';
import { ProfileSection, SectionPart } from '../profile-section.tsx';
import { ADVICE_FIELDS } from '../section-fields.ts';
import { ApproachFields, StyleFields, ToneField } from '../wish-fields.tsx';

export function AdviceSection({ user }: { user: ClientUser }) {
  return (
    <ProfileSection user={user} fields={ADVICE_FIELDS}>
      {(props) => (
        <>
          <SectionPart title="How advice sounds">
            <ToneField {...props} />
          </SectionPart>
          <SectionPart title="What kind of help you like">
            <ApproachFields {...props} />
          </SectionPart>
          <SectionPart title="Your parenting style">
            <StyleFields {...props} />
          </SectionPart>
        </>
      )}
    </ProfileSection>
  );
}
