import { ACCOUNT_TYPE } from '@nusaria/contracts/login-types'
import Check from 'lucide/dist/esm/icons/check.mjs'
import { Suspense } from 'react'
import { CustomerService } from '#commerce/customer-service/customer-service.tsx'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useCountdown } from '#platform/time/clock.ts'
import type { SentCode } from '#session/sent-code.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly sent: SentCode
  /** Where the code was sent, masked. */
  readonly to: string
  readonly login?: boolean | undefined
}

/** What to check, when to ask again, other ways to log in (on desktop the login dialog has them), and customer service. */
export default function NoCodeSheet({ open, onClose, sent, to, login }: Props) {
  const { t } = useTranslation(['auth', 'service'])
  const mobile = useLayout() === 'mobile'
  const seconds = Math.ceil(useCountdown(sent.resendAt, 0) / 1_000)
  const byEmail = sent.accountType === ACCOUNT_TYPE.email
  return (
    <Sheet open={open} onClose={onClose} title={t('auth:code.missing')}>
      <ul className="grid gap-12 size-14 line-20">
        {[
          t(`auth:noCode.${sent.channel}`, { to }),
          t('auth:noCode.right', { to }),
          seconds > 0 ? t('auth:noCode.wait', { seconds }) : t('auth:noCode.now'),
        ].map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list keeps its order, and the last text counts down
          <li key={index} className="row gap-10 align-start">
            <Icon of={Check} size={20} stroke={2} />
            <span className="shrink breaks">{text}</span>
          </li>
        ))}
      </ul>
      {login && mobile && (
        <div className="grid above-20 gap-10">
          <LinkButton to={byEmail ? paths.login : paths.emailLogin} replace variant="outline" block>
            {t(byEmail ? 'auth:noCode.byPhone' : 'auth:noCode.byEmail')}
          </LinkButton>
          <LinkButton to={paths.accountLogin} replace variant="outline" block>
            {t('auth:noCode.byPassword')}
          </LinkButton>
        </div>
      )}
      <p className="above-20 below-4 size-13 line-20 tone-ink-2">{t('auth:noCode.contact')}</p>
      <Suspense fallback={null}>
        <CustomerService className="size-13 line-20" />
      </Suspense>
    </Sheet>
  )
}
