import type { OrderDetail } from '@nusaria/contracts/order-entities'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { InvoiceSheet } from './invoice-sheet.tsx'
import css from './printed-order.module.css'

/** Whether the page is being printed. Firefox takes its copy after `beforeprint`, others also answer the media query. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // The sheet must be there before the browser takes its copy.
    const show = (is: boolean) => flushSync(() => setPrinting(is))
    const onPaper = () => show(paper.matches)
    const [before, after] = [() => show(true), () => show(false)]
    paper.addEventListener('change', onPaper)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      paper.removeEventListener('change', onPaper)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}

/** What is printed in place of an order's page. */
export function PrintedOrder({ order }: { readonly order: OrderDetail }) {
  if (!usePrinting()) return null
  return createPortal(
    <div className={css.printed}>
      <InvoiceSheet order={order} />
    </div>,
    document.body,
  )
}
