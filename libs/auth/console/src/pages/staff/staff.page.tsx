import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListStaffMembersQuery } from '@caravan/auth/api/staff';
import type { StaffMember } from '@caravan/auth/contract';
import { ListPage, StaffName, staffNameOf, type DataColumn } from '@caravan/console-core';
import { Badge, Button } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { RoleBadges } from '../../components/role-badges.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberState } from './member-state.tsx';

export const meta = ({ t }: PageContext<'auth-console'>): PageMeta => ({ title: t('staff.title') });

const useColumns = (onEdit: (id: string) => void): DataColumn<StaffMember>[] => {
  const { t } = useTranslation('auth-console');
  return [
    {
      id: 'email',
      header: t('staff.member'),
      rowHeader: true,
      cell: (member) => <StaffName name={member.name} email={member.email} />,
    },
    { id: 'roles', header: t('staff.roles'), cell: ({ roles }) => <RoleBadges roles={roles} /> },
    { id: 'state', header: t('staff.state'), cell: (member) => <MemberState member={member} /> },
    {
      id: 'factor',
      header: t('staff.factor'),
      cell: ({ second_factor: factor }) => (
        <Badge tone={factor === 'enrolled' ? 'success' : 'warning'}>
          {t(factor === 'enrolled' ? 'me.enrolled' : 'me.notEnrolled')}
        </Badge>
      ),
    },
    {
      id: 'seen',
      header: t('staff.seen'),
      cell: ({ seen_at: at }) => (at ? <LocalTime at={at} /> : t('staff.never')),
    },
    {
      id: 'actions',
      header: t('staff.actions'),
      headerHidden: true,
      cell: (member) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('staff.editOf', { name: staffNameOf(member) })}
          onClick={() => onEdit(member.id)}
        >
          {t('staff.edit')}
        </Button>
      ),
    },
  ];
};

/** The members of staff, for owners. */
export const Page = () => {
  const { t } = useTranslation('auth-console');
  const result = useListStaffMembersQuery();
  const { data } = result;
  const [isInviting, setInviting] = useState(false);
  const [editedId, setEditedId] = useState<string>();
  const columns = useColumns(setEditedId);
  const edited = data?.items.find(({ id }) => id === editedId);
  return (
    <>
      <ListPage
        title={t('staff.title')}
        lead={t('staff.lead')}
        actions={
          <Button icon="plus" onClick={() => setInviting(true)}>
            {t('staff.invite')}
          </Button>
        }
        columns={columns}
        result={result}
        keyOf={({ id }) => id}
        empty={t('staff.empty')}
      />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      {edited ? <MemberDialog key={edited.id} member={edited} onClose={() => setEditedId(undefined)} /> : null}
    </>
  );
};
