import css from './cvn-illustration.module.css'

/** A little card that shows where its CVN is; said in words below the field. */
export function CvnIllustration({ onFront }: { readonly onFront: boolean }) {
  return (
    <svg className={css.card} viewBox="0 0 36 24" aria-hidden="true">
      <rect className={css.body} x="0.5" y="0.5" width="35" height="23" rx="3" />
      {onFront ? (
        <>
          <rect className={css.dark} x="4" y="6" width="6" height="5" rx="1" />
          <path className={css.line} d="M4 17h18" />
          <rect className={css.spot} x="22" y="5" width="11" height="7" rx="2" />
          <path className={css.digits} d="M24.5 8.5h6" />
        </>
      ) : (
        <>
          <rect className={css.dark} y="4" width="36" height="5" />
          <path className={css.line} d="M4 15h14" />
          <rect className={css.spot} x="20" y="11.5" width="11" height="7" rx="2" />
          <path className={css.digits} d="M22.5 15h6" />
        </>
      )}
    </svg>
  )
}
