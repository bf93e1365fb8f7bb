import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import { useSyncExternalStore } from 'react'
import { toasts } from '#platform/toast.ts'
import { cx } from '../cx.ts'
import { Icon } from '../primitives/icon.tsx'
import { Link } from '../primitives/link.tsx'
import './toaster.tokens.css'
import css from './toaster.module.css'

/** Shows toasts; once, at the root of the app. They are announced when they are made: an open dialog hides this from screen readers. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  return (
    <div className={cx('column gap-8 align-center', css.region)} role="status" aria-live="off">
      {shown.map(({ id, kind, text, link, hide }) => (
        <p key={id} className={cx(css.toast, css[kind])}>
          <Icon of={kind === 'success' ? CircleCheck : CircleAlert} size={18} stroke={2.25} />
          <span>{text}</span>
          {link && (
            <Link to={link.to} onClick={hide} className={cx('weight-700 nowrap', css.link)}>
              {link.text}
            </Link>
          )}
        </p>
      ))}
    </div>
  )
}
