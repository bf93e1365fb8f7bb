import type { NavType } from '@nusaria/contracts/nav'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useNavTypeListQuery } from '../../features/nav/nav-api.ts'
import { TypeLink } from '../../features/nav/type-link.tsx'
import { typeProducts } from '../../shared/paths.ts'
import { cx } from '../../shared/ui/cx.ts'
import { Link } from '../../shared/ui/link.tsx'
import css from './category-bar.module.css'

/** ms: so that a pointer on its way elsewhere opens nothing, and one that slips out closes nothing */
const DELAY = 120

function Panel({ type, onOpen }: { readonly type: NavType; readonly onOpen: () => void }) {
  return (
    <div className={css.panel}>
      <div className={css.grid}>
        {type.child_list.map((child, index) => (
          <TypeLink key={child.nav_type_id} place={index} type={child} size={80} onOpen={onOpen} />
        ))}
      </div>
    </div>
  )
}

/** Whether a type is the one in the address, or has it among its children. */
function holds(type: NavType, typeId: string | null): boolean {
  return type.nav_type_id === typeId || type.child_list.some((child) => child.nav_type_id === typeId)
}

/** The top-level types. Hovering or focusing one shows its children, 7 in a row; Escape closes them. */
export function CategoryBar() {
  const { t } = useTranslation()
  const types = useNavTypeListQuery().data ?? []
  const location = useLocation()
  const [openId, setOpenId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointedAt = useRef<string | null>(null)
  const here = new URLSearchParams(location.search).get('typeId')
  const open = types.find((type) => type.nav_type_id === openId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of place
  useEffect(() => setOpenId(null), [location])
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (id: string | null) => {
    pointedAt.current = id
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), DELAY)
  }
  // A pointer that rests opens nothing: the bar may come to lie under it when something above closes, a search for one.
  const point = (id: string) => {
    if (pointedAt.current !== id) later(id)
  }
  const follow = () => {
    clearTimeout(timer.current)
    setOpenId(null)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpenId(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only show what the links inside lead to
    <div
      onMouseLeave={() => later(null)}
      onMouseEnter={() => clearTimeout(timer.current)}
      onKeyDown={key}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpenId(null)}
    >
      <nav className={css.bar} aria-label={t('header.categories')}>
        {types.map((type) => (
          <Link
            key={type.nav_type_id}
            {...typeProducts(type.nav_type_id)}
            className={cx(css.type, (type === open || (!open && holds(type, here))) && css.on)}
            aria-expanded={type === open}
            onMouseMove={() => point(type.nav_type_id)}
            onFocus={() => setOpenId(type.nav_type_id)}
            onClick={follow}
          >
            {type.nav_type_name}
          </Link>
        ))}
      </nav>
      {open && <Panel type={open} onOpen={() => setOpenId(null)} />}
      {open && <div className={css.scrim} aria-hidden="true" onMouseEnter={() => later(null)} />}
    </div>
  )
}
