import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import { Spinner } from '../primitives/button.tsx'
import css from './slow-note.module.css'

/** Over the page, so that nothing moves. Its text comes after its region: screen readers read out what changes in one. */
export function SlowNote() {
  const { t } = useTranslation()
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return createPortal(
    <div role="status" className={cx('row align-fill justify-center', css.region)}>
      {there && (
        <p className={cx('row gap-10 size-13 line-20 weight-600', css.note)}>
          <Spinner />
          <span>{t('slow')}</span>
        </p>
      )}
    </div>,
    document.body,
  )
}
