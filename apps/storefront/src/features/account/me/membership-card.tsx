import type { UserInfo } from '@nusaria/contracts/member-entities'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import type { ReactNode } from 'react'
import { Avatar } from '#commerce/member/avatar.tsx'
import { formatContact } from '#commerce/member/use-member.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { formatNumber } from '#platform/format/count.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Coin } from '#ui/primitives/coin.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { KawungPattern } from '#ui/primitives/kawung.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import css from './membership-card.module.css'

interface FigureProps {
  readonly label: string
  /** Target of the link, which covers the whole figure. */
  readonly to: string
  readonly children: ReactNode
}

function Figure({ label, to, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Link to={to} className={cx('row', css.figure)}>
          {children}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Link>
      </dd>
    </div>
  )
}

export function MembershipCard({ member }: { readonly member: UserInfo }) {
  const { t } = useTranslation('account')
  const desktop = useLayout() === 'desktop'
  const language = currentLanguage()
  const { account_state } = member
  return (
    <>
      <section className={css.card}>
        <KawungPattern tile={64} color="var(--on-dark)" opacity={0.075} />
        <div className="row gap-14">
          <Avatar name={member.user_name} url={member.avatar_url} large onCard />
          <div className={cx('shrink', css.text)}>
            <h2>{member.user_name}</h2>
            <p>{formatContact(member)}</p>
          </div>
          {desktop ? (
            <LinkButton to={paths.setting} className={css.edit}>
              {t('edit')}
            </LinkButton>
          ) : (
            <Link to={paths.setting} className={cx('center rigid', css.pencil)} aria-label={t('edit')}>
              <Icon of={Pencil} size={20} />
            </Link>
          )}
        </div>
        <dl className={css.figures}>
          <Figure label={t('coins')} to={paths.points}>
            <Coin />
            <span translate="no">{formatNumber(member.points, language)}</span>
          </Figure>
          <Figure label={t('vouchers')} to={paths.vouchers}>
            <span translate="no">{member.voucher_count === undefined ? '–' : formatNumber(member.voucher_count, language)}</span>
          </Figure>
        </dl>
      </section>
      {account_state !== undefined && account_state !== 'active' && (
        <Note tone="amber">
          <span>{t(`deletion.${account_state}`)}</span>{' '}
          <Link to={paths.deletion} className={cx('padY-4 hitArea weight-700 underline', css.see)}>
            {t('deletion.see')}
          </Link>
        </Note>
      )}
    </>
  )
}

export function MembershipSkeleton() {
  return (
    <div className={cx(css.card, css.loading)} aria-hidden="true">
      <KawungPattern tile={64} color="var(--on-dark)" opacity={0.075} />
      <div className="row gap-14">
        <Skeleton height={56} width={56} radius={28} />
        <div>
          <Skeleton height={18} width={144} gap={6} />
          <Skeleton height={13} width={112} />
        </div>
      </div>
      <div className={css.figures}>
        {['coins', 'vouchers'].map((figure) => (
          <div key={figure}>
            <Skeleton height={18} width={64} gap={6} />
          </div>
        ))}
      </div>
    </div>
  )
}
