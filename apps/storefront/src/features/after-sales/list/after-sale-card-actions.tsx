import { useTranslation } from 'react-i18next'
import { afterSaleDetailPath, reapplyPath } from '../../../shared/paths.ts'
import { Button, LinkButton } from '../../../shared/ui/paint/button.tsx'
import type { AfterSaleListItem } from './after-sale-card.tsx'

interface Props {
  readonly afterSaleNo: string
  readonly actions: AfterSaleListItem['actions']
  readonly onCancel: () => void
}

/** What is offered on the request's page alone. */
const DETAIL_ONLY_ACTIONS: readonly AfterSaleListItem['actions'][number][] = ['correct_shipment']

/** What the shopper may do with a request, the one to do next last. What needs a form is done on its page. */
export function AfterSaleCardActions({ afterSaleNo, actions, onCancel }: Props) {
  const { t } = useTranslation('afterSale')
  const detail = afterSaleDetailPath(afterSaleNo)
  return (
    <>
      {actions.every((action) => DETAIL_ONLY_ACTIONS.includes(action)) && (
        <LinkButton to={detail} variant="outline">
          {t('list.action.detail')}
        </LinkButton>
      )}
      {actions.includes('cancel') && (
        <Button variant="outline" onClick={onCancel}>
          {t('list.action.cancel')}
        </Button>
      )}
      {actions.includes('reapply') && (
        <LinkButton to={reapplyPath(afterSaleNo)} variant="soft">
          {t('list.action.reapply')}
        </LinkButton>
      )}
      {actions.includes('send_back') && <LinkButton to={detail}>{t('list.action.send_back')}</LinkButton>}
      {actions.includes('retry') && <LinkButton to={detail}>{t('list.action.retry')}</LinkButton>}
    </>
  )
}
