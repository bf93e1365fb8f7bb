import type { UserInfo } from '@nusaria/contracts/member-entities'
import { useCallback, useState } from 'react'
import { ResetForm } from '#commerce/account-forms/reset-form.tsx'
import { useMember } from '#commerce/member/use-member.ts'
import { chooseTheme, THEMES, useTheme } from '#platform/browser/theme.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { broadcastLogin } from '#session/login-channel.ts'
import { expireSession } from '#session/session-tasks.tsx'
import { useLogout } from '#session/use-logout.ts'
import { cx } from '#ui/cx.ts'
import { SlowHint } from '#ui/feedback/slow-hint.tsx'
import { ErrorState } from '#ui/feedback/state.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { EditDialog, useEditDialog } from './edit-dialog.tsx'
import { OtherSettingsSkeleton, SettingSkeleton } from './setting-row.tsx'
import { DeleteAccountSection, ProfileSection, SecuritySection } from './setting-sections.tsx'
import css from './settings-page.module.css'
import { SignedInDevices } from './signed-in-devices.tsx'

/** Whether the shop is dark: as the system is, or always, or never. */
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

/** A new password ends every session: this tab asks for a login and returns here, and the other tabs are notified. */
function useRequireLogin(): () => void {
  const dispatch = useAppDispatch()
  return useCallback(() => {
    expireSession(dispatch)
    broadcastLogin(null)
  }, [dispatch])
}

function DevicesDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation(['profile', 'auth'])
  const logout = useLogout()
  const logoutHere = async () => {
    onClose()
    await logout()
    toast.success(t('auth:logout.done'))
  }
  return (
    <EditDialog open={open} title={t('profile:devices.label')} onClose={onClose}>
      <SignedInDevices onLogout={logoutHere} />
    </EditDialog>
  )
}

interface PasswordFormsProps {
  readonly member: UserInfo
  readonly open: boolean
  readonly onClose: () => void
}

function PasswordForms({ member, onClose }: Omit<PasswordFormsProps, 'open'>) {
  const { t } = useTranslation(['profile', 'auth'])
  const [byCode, setByCode] = useState(false)
  const loginAnew = useRequireLogin()
  const { phone, email, flag_password = true } = member
  const done = () => {
    onClose()
    loginAnew()
  }
  if (byCode)
    return (
      <ResetForm
        linked={phone ? { kind: 'phone', masked: phone } : { kind: 'email', masked: email }}
        onDone={done}
        onCancel={() => setByCode(false)}
      />
    )
  return (
    <ChangePasswordForm
      hasPassword={flag_password}
      onDone={() => {
        toast.success(t('auth:reset.done'))
        done()
      }}
      onCancel={onClose}
      resetByCode={
        flag_password && (phone || email) ? (
          <button type="button" className={cx('hitArea weight-700 tone-sambal-700', css.byCode)} onClick={() => setByCode(true)}>
            {t('profile:password.forgot')}
          </button>
        ) : undefined
      }
    />
  )
}

/** Dialog that changes the password, with the current one or with a code. Both end every session. */
function PasswordDialog({ member, open, onClose }: PasswordFormsProps) {
  const { t } = useTranslation('profile')
  return (
    <EditDialog open={open} title={t((member.flag_password ?? true) ? 'password.changeTitle' : 'password.setTitle')} onClose={onClose}>
      <PasswordForms member={member} onClose={onClose} />
    </EditDialog>
  )
}

/** On desktop beside the others. */
function OtherSettings({ member }: { readonly member: UserInfo }) {
  const desktop = useLayout() === 'desktop'
  return (
    <div className={cx('grid gap-panels', css.parts)}>
      <ThemeSection />
      <DeleteAccountSection account_state={member.account_state} />
      {desktop && <PageHelp topic="account" />}
    </div>
  )
}

function Settings({ member }: { readonly member: UserInfo }) {
  const desktop = useLayout() === 'desktop'
  const { editing, edit } = useEditDialog()
  return (
    <div className={cx('grid gap-panels', css.parts)}>
      <ProfileSection member={member} editing={editing} edit={edit} />
      <SecuritySection member={member} onPassword={() => edit('password')} onDevices={() => edit('devices')} />
      {!desktop && <OtherSettings member={member} />}
      <PasswordDialog member={member} open={editing === 'password'} onClose={() => edit(null)} />
      <DevicesDialog open={editing === 'devices'} onClose={() => edit(null)} />
    </div>
  )
}

function Loading() {
  const desktop = useLayout() === 'desktop'
  return (
    <div className={cx('grid gap-panels', css.parts)}>
      <SettingSkeleton />
      {!desktop && <OtherSettingsSkeleton />}
      <SlowHint />
    </div>
  )
}

/** `/setting`: the member's details, login data and the deletion of the account. */
export function SettingPage() {
  const { t } = useTranslation('profile')
  const { member, failure, retry, retrying } = useMember()
  const others = member ? (
    <OtherSettings member={member} />
  ) : (
    <div className={cx('grid gap-panels', css.parts)}>
      <OtherSettingsSkeleton />
    </div>
  )
  return (
    <PageLayout title={t('title')} back={paths.me} column="form" aside={failure && !member ? undefined : others}>
      {member ? <Settings member={member} /> : failure ? <ErrorState failure={failure} onRetry={retry} retrying={retrying} /> : <Loading />}
    </PageLayout>
  )
}
