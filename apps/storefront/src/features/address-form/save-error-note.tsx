import { LIMITS } from '@nusaria/contracts/limits'
import { useTranslation } from 'react-i18next'
import { type Failure, failedWith } from '../../shared/api/failure.ts'
import { paths } from '../../shared/paths.ts'
import { FailureNote, Note } from '../../shared/ui/feedback/note.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './address-form.module.css'

/** Why the address as a whole wasn't saved. When there are too many or it is gone, the list is the way on. */
export function SaveErrorNote({ failure }: { readonly failure: Failure | undefined }) {
  const { t } = useTranslation('address')
  const toList = (
    <Link to={paths.addresses} className={css.toList}>
      {t('all')}
    </Link>
  )
  if (failure && failedWith(failure, 'ADDRESS_CHANGE_FAILED'))
    return (
      <Note tone="red" role="alert">
        {t('full', { max: LIMITS.addressMax })} {toList}
      </Note>
    )
  return <FailureNote failure={failure}>{failure && failedWith(failure, 'ADDRESS_MISSING') ? toList : undefined}</FailureNote>
}
