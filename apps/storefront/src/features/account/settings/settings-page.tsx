import { LIMITS } from '@nusaria/contracts/limits'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useMember } from '#commerce/member/use-member.ts'
import { chooseTheme, THEMES, useTheme } from '#platform/browser/theme.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState, SlowHint } from '#ui/feedback/state.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { PasswordForms } from './password-forms.tsx'
import { type EditableSetting, ProfileSection } from './profile-section.tsx'
import { SettingRow, SettingSection } from './setting-row.tsx'
import css from './settings-page.module.css'
import { SignedInDevices } from './signed-in-devices.tsx'

export function ThemeSection() {
  const { t } = useTranslation('profile')
  return (
    <Panel title={t('theme.title')} flush>
      <RadioCards
        label={t('theme.title')}
        look="rows"
        value={useTheme()}
        onChange={chooseTheme}
        options={THEMES.map((theme) => ({ value: theme, title: t(`theme.${theme}`) }))}
      />
    </Panel>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** Tells the linked pages that the settings are before them in the history. */
const state = { fromSetting: true }

interface SecuritySectionProps {
  readonly member: UserInfo
  readonly onPassword: () => void
  readonly onDevices: () => void
}

/** Phone, e-mail, password and devices. A linked phone or e-mail is verified before it is changed. */
export function SecuritySection({ member, onPassword, onDevices }: SecuritySectionProps) {
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

function Settings({ member }: { readonly member: UserInfo }) {
  // The dialogs have texts of `auth`: loaded with the page, they don't suspend it later.
  const { t } = useTranslation(['profile', 'auth'])
  // The dialog stays open over a reload and a login.
  const [editing, edit] = useDraft<EditableSetting | null>('profile:editing', null)
  const close = () => edit(null)
  return (
    <>
      <ProfileSection member={member} editing={editing} edit={edit} />
      <SecuritySection member={member} onPassword={() => edit('password')} onDevices={() => edit('devices')} />
      <EditDialog
        open={editing === 'password'}
        title={t((member.flag_password ?? true) ? 'profile:password.changeTitle' : 'profile:password.setTitle')}
        onClose={close}
      >
        <PasswordForms member={member} onClose={close} />
      </EditDialog>
      <EditDialog open={editing === 'devices'} title={t('profile:devices.label')} onClose={close}>
        <SignedInDevices onClose={close} />
      </EditDialog>
    </>
  )
}

/** `/setting`: the member's details, login data and the deletion of the account. */
export function SettingPage() {
  const { t } = useTranslation('profile')
  const { member, failure, retry, retrying } = useMember()
  const desktop = useLayout() === 'desktop'
  const parts = cx('grid gap-panels', css.parts)
  /** On desktop beside the rest. */
  const others = member ? (
    <>
      <ThemeSection />
      <DeleteAccountSection account_state={member.account_state} />
      {desktop && <PageHelp topic="account" />}
    </>
  ) : (
    <>
      <PanelSkeleton height={{ mobile: 204, desktop: 212 }} rows={3} />
      <PanelSkeleton height={{ mobile: 104, desktop: 124 }} rows={1} />
    </>
  )
  return (
    <PageLayout
      title={t('title')}
      back={paths.me}
      column="form"
      aside={failure && !member ? undefined : <div className={parts}>{others}</div>}
    >
      {failure && !member ? (
        <ErrorState failure={failure} onRetry={retry} retrying={retrying} />
      ) : (
        <div className={parts}>
          {member ? (
            <Settings member={member} />
          ) : (
            <>
              <PanelSkeleton height={{ mobile: 280, desktop: 354 }} rows={3} />
              <PanelSkeleton height={{ mobile: 272, desktop: 331 }} rows={4} />
            </>
          )}
          {!desktop && others}
          {!member && <SlowHint />}
        </div>
      )}
    </PageLayout>
  )
}
