import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths.ts'
import { SettingRow } from './setting-row.tsx'
import { SettingSection } from './setting-section.tsx'

/** Tells the pages of a change that the account's page comes before them in the history. */
const state = { fromSetting: true }

interface Props {
  readonly member: UserInfo
  readonly onPassword: () => void
  readonly onDevices: () => void
}

/** What the member logs in with, and where they are logged in. A linked phone or e-mail is verified before it is changed. */
export function SecuritySection({ member, onPassword, onDevices }: Props) {
  const { t } = useTranslation('profile')
  const { phone, email, flag_password = true } = member
  return (
    <SettingSection title={t('security')}>
      <SettingRow
        label={t('phone.label')}
        value={phone ? `+${LIMITS.phoneCountryCode} ${phone}` : t('unlinked')}
        unset={!phone}
        action={t(phone ? 'action.change' : 'action.link')}
        to={phone ? paths.verifyPhone : paths.bindPhone}
        state={state}
      />
      <SettingRow
        label={t('email.label')}
        value={email || t('unlinked')}
        unset={!email}
        action={t(email ? 'action.change' : 'action.link')}
        to={email ? paths.verifyEmail : paths.bindEmail}
        state={state}
      />
      <SettingRow
        label={t('password.label')}
        value={flag_password ? '••••••••' : t('unset')}
        unset={!flag_password}
        action={t(flag_password ? 'action.change' : 'action.set')}
        onOpen={onPassword}
      />
      <SettingRow label={t('devices.label')} value="" action={t('action.see')} onOpen={onDevices} />
    </SettingSection>
  )
}
