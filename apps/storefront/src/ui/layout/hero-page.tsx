import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { KawungPattern } from '../primitives/kawung.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import { BackButton, useBack } from './back-button.tsx'
import css from './hero-page.module.css'
import { PageLayout } from './page-layout.tsx'

interface Props {
  readonly title: string
  /** The target of the back arrow when this is the first page of the visit. */
  readonly back: string
  /** sambal: the shopper must act; nila: in progress; pandan: done; ink: closed, or the cashier; bone: not known yet. */
  readonly tone: 'ink' | 'sambal' | 'nila' | 'pandan' | 'bone'
  readonly hero: ReactNode
  /** Mobile: the content overlaps the edge of the coloured area, or is on a sheet. */
  readonly look?: 'float' | 'sheet'
  /** Desktop: beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page that begins with a field of colour: the bar is part of it on mobile; a box under the heading on desktop. */
export function HeroPage({ title, back, tone, hero, look = 'float', action, children }: Props) {
  const goBack = useBack(back)
  const desktop = useLayout() === 'desktop'
  const field = (bar?: ReactNode) => (
    <div className={cx(css.hero, css[tone])}>
      {tone !== 'ink' && tone !== 'bone' && <KawungPattern tile={52} color="var(--on-dark)" opacity={0.045} className={css.pattern} />}
      {bar}
      {hero}
    </div>
  )
  if (desktop)
    return (
      <PageLayout title={title} action={action}>
        {field()}
        <div className={css.body}>{children}</div>
      </PageLayout>
    )
  return (
    <>
      {field(
        <div className={cx('grid align-center', css.bar)}>
          <BackButton onClick={goBack} />
          <h1>{title}</h1>
        </div>,
      )}
      <div className={css[look]}>{children}</div>
    </>
  )
}

export function HeroSkeleton() {
  return (
    <div className={css.expected} aria-hidden="true">
      <Skeleton height={22} width="56%" gap={10} />
      <Skeleton height={14} width="80%" />
    </div>
  )
}

interface StatusProps {
  readonly title: string
  readonly icon: IconNode
  readonly children: ReactNode
}

export function HeroStatus({ title, icon, children }: StatusProps) {
  return (
    <div className={cx('row gap-16 justify-between', css.status)}>
      <div role="status">
        <h2>{title}</h2>
        {children}
      </div>
      <Icon of={icon} size={42} stroke={1.5} />
    </div>
  )
}
