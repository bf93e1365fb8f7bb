import { LIMITS } from '@nusaria/contracts/limits'
import { CODE_TYPE } from '@nusaria/contracts/login-types'
import type { UserInfo } from '@nusaria/contracts/member-entities'
import Mail from 'lucide/dist/esm/icons/mail.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CustomerService, FormError } from '#commerce/customer-service/customer-service.tsx'
import { memberApi } from '#commerce/member/api.ts'
import { useMember, useSetMember } from '#commerce/member/use-member.ts'
import { useFailureText } from '#platform/api/failure-text.ts'
import { useSensitiveMutation } from '#platform/api/use-sensitive-mutation.ts'
import type { AccountKind } from '#platform/format/account.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { defineRefusals } from '#platform/refusals/refusals.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState, ErrorState, SlowHint } from '#ui/feedback/state.tsx'
import { StorageNote } from '#ui/feedback/storage-note.tsx'
import { Form } from '#ui/form/form.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './link-account.module.css'
import { LinkAccountForm } from './link-account-form.tsx'
import { LinkCodeField } from './link-code-field.tsx'
import { verifyTicket } from './verify-ticket.ts'

const checks = { phone: memberApi.endpoints.memberCheckPhone, email: memberApi.endpoints.memberCheckEmail } as const

const verifyRefusals = defineRefusals<'code' | 'form'>({
  fallback: { target: 'form', actions: [] },
  table: { CODE_INVALID: { target: 'code' } },
})

interface AccountProps {
  readonly kind: AccountKind
  /** The linked phone or e-mail, masked. */
  readonly linked: string
}

function CurrentAccount({ kind, linked }: AccountProps) {
  const { t } = useTranslation('profile')
  return (
    <div className={cx('row below-20 padX-12 padY-12 gap-12', css.linked)}>
      <span className={cx('center rigid', css.icon)}>
        <Icon of={kind === 'phone' ? Smartphone : Mail} size={20} />
      </span>
      <div className="shrink">
        <small className="block size-12 line-16 tone-ink-3">{t('linkedNow')}</small>
        <b className="block weight-700 breaks">{kind === 'phone' ? `+${LIMITS.phoneCountryCode} ${linked}` : linked}</b>
      </div>
    </div>
  )
}

interface Props extends AccountProps {
  /** The linked e-mail, masked; empty when none is. */
  readonly email: string
  readonly onVerified: (ticket: string) => void
}

/** Verifies the linked phone or e-mail with a code, before it is changed. */
function VerifyAccountForm({ kind, linked, email, onVerified }: Props) {
  const { t } = useTranslation('profile')
  const failureText = useFailureText()
  const [check] = useSensitiveMutation(checks[kind])
  const form = useForm<{ code: string }, 'refused', { verify_ticket: string }>({
    initial: { code: '' },
    refusals: verifyRefusals,
    send: ({ code }) => check({ check_code: code }),
    onDone: ({ verify_ticket }) => onVerified(verify_ticket),
  })
  const complete = form.values.code.length === LIMITS.codeLength
  return (
    <Form className="grid gap-16" onSubmit={() => complete && void form.submit()}>
      <Panel>
        <p className="below-16 tone-ink-2">{t(`${kind}.verifyText`)}</p>
        <CurrentAccount kind={kind} linked={linked} />
        <LinkCodeField
          kind={kind}
          codeType={CODE_TYPE.verifyLinked}
          account={linked}
          value={form.values.code}
          onChange={(code) => form.change({ code })}
          error={form.errors.code && form.failure && failureText(form.failure)}
        />
      </Panel>
      <FormError failure={form.formFailure} />
      <Button type="submit" size="lg" block disabled={!complete} loading={form.busy}>
        {t('next')}
      </Button>
      {kind === 'phone' && <LostNumber email={email} />}
    </Form>
  )
}

/** The state of the page that verifies the e-mail so that the phone can be changed. */
const forPhone = { changes: 'phone' } as const

function isForPhone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'changes' in state && state.changes === forPhone.changes
}

/** For a shopper who no longer has the linked number: the code by e-mail, or customer service. */
function LostNumber({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile')
  const { state } = useLocation()
  return (
    <Panel title={t('lost.title')}>
      <p className="below-12 size-13 line-20 tone-ink-2">{email ? t('lost.byEmail', { email }) : t('lost.contact')}</p>
      {email ? (
        <LinkButton to={paths.verifyEmail} replace state={{ ...(state as object | null), ...forPhone }} variant="outline" block>
          {t('lost.action')}
        </LinkButton>
      ) : (
        <Suspense fallback={null}>
          <CustomerService />
        </Suspense>
      )}
    </Panel>
  )
}

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** The settings page sets this state: it is the page before this one in the history. */
function isFromSetting(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSetting' in state && state.fromSetting === true
}

/** Goes back to the settings, so that this page is no longer in the history. */
function useReturnToSettings(): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  return useCallback(() => {
    if (isFromSetting(state)) void navigate(-1)
    else void navigate(paths.setting, { replace: true })
  }, [navigate, state])
}

/** As tall as the form that verifies the linked account, the first one there is. */
function LinkAccountSkeleton() {
  return (
    <>
      <PanelSkeleton height={{ mobile: 244, desktop: 260 }} rows={2} look="choices" />
      <SlowHint />
    </>
  )
}

/** A page with a form that needs the member's details. */
function MemberPage({ title, children }: { readonly title: string; readonly children: (member: UserInfo) => ReactNode }) {
  const { member, failure, retry, retrying } = useMember()
  usePageTitle(title)
  return (
    <PageLayout title={title} back={paths.setting} column="form" aside={<PageHelp topic="account" />}>
      <StorageNote />
      {member ? children(member) : failure ? <ErrorState failure={failure} onRetry={retry} retrying={retrying} /> : <LinkAccountSkeleton />}
    </PageLayout>
  )
}

const codeTypes = { phone: CODE_TYPE.linkPhone, email: CODE_TYPE.linkEmail } as const

const verifyPaths = { phone: paths.verifyPhone, email: paths.verifyEmail } as const

interface VerifiedProps {
  readonly kind: AccountKind
  readonly member: UserInfo
  readonly children: ReactNode
}

/**
 * Redirects to the verification of the linked phone or e-mail, unless there is none or it is verified. It decides only once: linking the
 * new account uses the verification up.
 */
function VerifiedFirst({ kind, member, children }: VerifiedProps) {
  const { state } = useLocation()
  const isVerified = () => verifyTicket.get(kind, member.member_no) !== undefined || Boolean(member[`${kind}_verified_until`])
  const [verified] = useState(() => !member[kind] || isVerified())
  if (verified) return children
  return (
    <>
      <Navigate to={verifyPaths[kind]} replace state={state} />
      <LinkAccountSkeleton />
    </>
  )
}

function BindAccountPage({ kind }: { readonly kind: AccountKind }) {
  const { t } = useTranslation('profile')
  const changed = useSetMember()
  const toSetting = useReturnToSettings()
  const linked = useMember().member?.[kind]
  return (
    <MemberPage title={t(linked ? `${kind}.changeTitle` : `${kind}.bindTitle`)}>
      {(member) => (
        <VerifiedFirst kind={kind} member={member}>
          <LinkAccountForm
            kind={kind}
            member={member}
            onLinked={(saved) => {
              sentCodeStore.remove(codeTypes[kind])
              changed(saved)
              toast.success(t(`${kind}.saved`))
              toSetting()
            }}
          />
        </VerifiedFirst>
      )}
    </MemberPage>
  )
}

/** `/bindPhone`: links a first phone, or replaces the verified one. */
export function BindPhonePage() {
  return <BindAccountPage kind="phone" />
}

/** `/bindEmail`: links a first e-mail, or replaces the verified one. */
export function BindEmailPage() {
  return <BindAccountPage kind="email" />
}

const bindPaths = { phone: paths.bindPhone, email: paths.bindEmail } as const

function VerifyLinkedPage({ kind }: { readonly kind: AccountKind }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const { state } = useLocation()
  const changes = kind === 'email' && isForPhone(state) ? 'phone' : kind
  const next = bindPaths[changes]
  return (
    <MemberPage title={t(`${kind}.verifyTitle`)}>
      {(member) =>
        member[kind] ? (
          <VerifyAccountForm
            kind={kind}
            linked={member[kind]}
            email={member.email}
            onVerified={(ticket) => {
              sentCodeStore.remove(4)
              verifyTicket.set({ kind: changes, member_no: member.member_no, ticket })
              void navigate(next, { replace: true, state })
            }}
          />
        ) : (
          <EmptyState
            title={t('noneLinked')}
            action={
              <LinkButton to={next} replace state={state}>
                {t(`${kind}.bindTitle`)}
              </LinkButton>
            }
          />
        )
      }
    </MemberPage>
  )
}

/** `/verifyPhone`: verifies the linked phone before it is replaced. */
export function VerifyPhonePage() {
  return <VerifyLinkedPage kind="phone" />
}

/** `/verifyEmail`: verifies the linked e-mail before it is replaced. */
export function VerifyEmailPage() {
  return <VerifyLinkedPage kind="email" />
}
