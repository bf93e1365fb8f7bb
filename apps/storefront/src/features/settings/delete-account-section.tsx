import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { SettingRow } from './setting-row.tsx'
import { SettingSection } from './setting-section.tsx'

/** The way to have the account deleted, or to see how far that is. */
export function DeleteAccountSection({ account_state = 'active' }: Pick<UserInfo, 'account_state'>) {
  const { t } = useTranslation('profile')
  return (
    <SettingSection title={t('leave.title')}>
      <SettingRow
        label={t('leave.label')}
        value={account_state === 'active' ? '' : t(`leave.${account_state}`)}
        action={t(account_state === 'active' ? 'leave.action' : 'leave.see')}
        to={paths.deletion}
      />
    </SettingSection>
  )
}
