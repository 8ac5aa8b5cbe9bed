import type { ClientUser } from '@nestling/contracts/auth';
import { MembersPart } from '../../features/members/members-part.tsx';
import { SettingsDialog } from '../../features/profile/settings-dialog.tsx';

/** The family's settings and, for the owner of the server, its members. */
export function FamilySettings(props: { user: ClientUser; isOpen: boolean; onClose: () => void }) {
  return (
    <SettingsDialog {...props}>
      <MembersPart />
    </SettingsDialog>
  );
}
