import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { Fragment } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'
import css from './breadcrumb.module.css'

interface Crumb {
  readonly name: string
  readonly to: string
  readonly state?: unknown
}

export function Breadcrumb({ places, here }: { readonly places: readonly Crumb[]; readonly here: string }) {
  const { t } = useTranslation()
  return (
    <nav className={cx('row gap-6 size-12 line-16 tone-ink-3', css.crumbs)} aria-label={t('breadcrumb')}>
      {places.map(({ name, to, state }) => (
        <Fragment key={to}>
          <Link to={to} state={state}>
            {name}
          </Link>
          <Icon of={ChevronRight} size={12} />
        </Fragment>
      ))}
      <b className="weight-600 tone-ink ellipsis" aria-current="page">
        {here}
      </b>
    </nav>
  )
}
