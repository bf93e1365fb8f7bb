import type { AfterSaleStep } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import type { WorldCtx } from '../../engine/contract/context.ts'
import type { Translated } from '../../reference/catalogue/types.ts'
import { formatMoment, formatRefund, formatRupiah, type MessageText, sendMessage } from '../message/index.ts'
import type { AfterSaleRow } from './tables.ts'

/** A request after the step. */
interface RequestInfo extends Pick<AfterSaleRow, 'after_sale_no' | 'status' | 'refund' | 'timeline' | 'deadline'> {
  /** Whether the shopper can apply again, and until when (ms; null while no period runs); null when not. */
  readonly again: { readonly until: number | null } | null
}

/** The return deadline as a clause; empty where there is none. */
function deadlineClause({ deadline }: RequestInfo): Translated {
  if (deadline === null) return { en: '', id: '', 'zh-CN': '' }
  const time = formatMoment(deadline)
  return { en: ` before ${time}`, id: ` sebelum ${time}`, 'zh-CN': `在 ${time} 前` }
}

/** Whether the shopper can apply again. */
function reapplyHint({ again }: RequestInfo): Translated {
  if (again === null)
    return { en: 'It can’t be asked for again.', id: 'Pengajuan ini tidak bisa diulang.', 'zh-CN': '该申请无法重新提交。' }
  if (again.until === null) return { en: 'You can ask again.', id: 'Kamu bisa mengajukan lagi.', 'zh-CN': '您可以重新申请。' }
  const time = formatMoment(again.until)
  return {
    en: `You can ask again before ${time}.`,
    id: `Kamu bisa mengajukan lagi sebelum ${time}.`,
    'zh-CN': `您可以在 ${time} 前重新申请。`,
  }
}

/** Adds the missing full stop. */
function withFullStop(text: string, stop: string): string {
  return /[.!?。！？]$/.test(text) ? text : text + stop
}

/** The latest step's note (the merchant's words, why a refund failed) as a sentence; empty without one. */
function reasonSentence({ timeline }: RequestInfo): Translated {
  const note = timeline.at(-1)?.note
  if (!note) return { en: '', id: '', 'zh-CN': '' }
  return {
    en: ` Reason: ${withFullStop(note.en, '.')}`,
    id: ` Alasan: ${withFullStop(note.id, '.')}`,
    'zh-CN': `原因：${withFullStop(note['zh-CN'], '。')}`,
  }
}

function agreed(request: RequestInfo): MessageText {
  const { after_sale_no: no, refund, status } = request
  const sum = formatRupiah(refund.refund_amount)
  const until = deadlineClause(request)
  if (status === AFTER_SALE_STATUS.awaitingReturn)
    return {
      title: {
        en: 'Request accepted: send the goods back',
        id: 'Pengajuan disetujui: kirim balik barangnya',
        'zh-CN': '申请已通过：请寄回商品',
      },
      content: {
        en: `Send the goods of request ${no} back${until.en} and tell us the courier and the tracking number.`,
        id: `Kirim balik barang pengajuan ${no}${until.id}, lalu isi kurir dan nomor resinya.`,
        'zh-CN': `请${until['zh-CN']}寄回售后单 ${no} 的商品，并填写快递公司和运单号。`,
      },
    }
  return {
    title: { en: 'Request accepted', id: 'Pengajuan disetujui', 'zh-CN': '申请已通过' },
    content: {
      en: `We accepted request ${no}. The refund of ${sum} is under way.`,
      id: `Pengajuan ${no} kami setujui. Refund ${sum} sedang diproses.`,
      'zh-CN': `售后单 ${no} 已通过，${sum} 正在退款中。`,
    },
  }
}

function refunded({ after_sale_no: no, refund }: RequestInfo): MessageText {
  const back = formatRefund(refund.refund_amount, refund.coins_returned)
  return {
    title: { en: 'Refund done', id: 'Refund berhasil', 'zh-CN': '退款成功' },
    content: {
      en: `You have ${back.en} back for request ${no}.`,
      id: `${back.id} untuk pengajuan ${no} sudah kembali ke kamu.`,
      'zh-CN': `售后单 ${no} 的 ${back['zh-CN']}已退还给您。`,
    },
  }
}

/** The message for each step of a request. */
export const AFTER_SALE_TEXTS: Readonly<Record<AfterSaleStep['step'], (request: RequestInfo) => MessageText>> = {
  applied: ({ after_sale_no: no, refund }) => ({
    title: { en: 'Request received', id: 'Pengajuan diterima', 'zh-CN': '已收到售后申请' },
    content: {
      en: `We have request ${no} for ${formatRupiah(refund.refund_amount)} and will look at it soon.`,
      id: `Pengajuan ${no} senilai ${formatRupiah(refund.refund_amount)} sudah kami terima dan segera kami tinjau.`,
      'zh-CN': `已收到售后单 ${no}，申请退款 ${formatRupiah(refund.refund_amount)}，我们会尽快审核。`,
    },
  }),
  agreed,
  refused(request) {
    const { after_sale_no: no } = request
    const reason = reasonSentence(request)
    return {
      title: { en: 'Request refused', id: 'Pengajuan ditolak', 'zh-CN': '申请被拒绝' },
      content: {
        en: `We couldn’t accept request ${no}.${reason.en}`,
        id: `Pengajuan ${no} tidak bisa kami setujui.${reason.id}`,
        'zh-CN': `售后单 ${no} 未能通过。${reason['zh-CN']}`,
      },
    }
  },
  interception_requested: ({ after_sale_no: no }) => ({
    title: { en: 'Stopping your parcel', id: 'Paketmu sedang dicegat', 'zh-CN': '正在拦截包裹' },
    content: {
      en: `We asked the courier to bring the parcel of request ${no} back. If that works, you needn’t do anything.`,
      id: `Kurir kami minta membawa kembali paket pengajuan ${no}. Kalau berhasil, kamu tidak perlu melakukan apa-apa.`,
      'zh-CN': `已请快递公司退回售后单 ${no} 的包裹。拦截成功后您无需任何操作。`,
    },
  }),
  interception_missed(request) {
    const { after_sale_no: no } = request
    const until = deadlineClause(request)
    return {
      title: { en: 'The parcel came after all', id: 'Paket terlanjur sampai', 'zh-CN': '包裹拦截失败' },
      content: {
        en: `We couldn’t stop the parcel of request ${no}. Send the goods back${until.en} to get your refund.`,
        id: `Paket pengajuan ${no} tidak sempat dicegat. Kirim balik barangnya${until.id} untuk menerima refund.`,
        'zh-CN': `售后单 ${no} 的包裹未能拦截，请${until['zh-CN']}寄回商品以完成退款。`,
      },
    }
  },
  sent_back: ({ after_sale_no: no }) => ({
    title: { en: 'Return on its way', id: 'Barang retur dikirim', 'zh-CN': '退货已寄出' },
    content: {
      en: `Thank you. As soon as the goods of request ${no} reach us, we check them and send your refund.`,
      id: `Terima kasih. Begitu barang pengajuan ${no} kami terima, kami periksa dan kirim refundmu.`,
      'zh-CN': `谢谢。收到售后单 ${no} 的商品后，我们会验收并为您退款。`,
    },
  }),
  shipment_corrected: ({ after_sale_no: no }) => ({
    title: { en: 'Return details corrected', id: 'Info pengembalian diperbaiki', 'zh-CN': '寄回信息已更正' },
    content: {
      en: `You corrected the courier or the tracking number of request ${no}.`,
      id: `Kamu memperbaiki kurir atau nomor resi pengajuan ${no}.`,
      'zh-CN': `您已更正售后单 ${no} 的物流公司或运单号。`,
    },
  }),
  inspected: ({ after_sale_no: no, refund }) => ({
    title: { en: 'Return checked', id: 'Barang retur lolos pemeriksaan', 'zh-CN': '退货验收通过' },
    content: {
      en: `The goods of request ${no} are as they should be. The refund of ${formatRupiah(refund.refund_amount)} is under way.`,
      id: `Barang pengajuan ${no} sudah sesuai. Refund ${formatRupiah(refund.refund_amount)} sedang diproses.`,
      'zh-CN': `售后单 ${no} 的商品验收通过，${formatRupiah(refund.refund_amount)} 正在退款中。`,
    },
  }),
  refunded,
  amount_changed(request) {
    const { after_sale_no: no, refund } = request
    const sum = formatRupiah(refund.refund_amount)
    const reason = reasonSentence(request)
    return {
      title: { en: 'Your refund changed', id: 'Jumlah refundmu berubah', 'zh-CN': '退款金额有变' },
      content: {
        en: `Request ${no} now gives ${sum} back.${reason.en}`,
        id: `Pengajuan ${no} sekarang mengembalikan ${sum}.${reason.id}`,
        'zh-CN': `售后单 ${no} 的退款金额现为 ${sum}。${reason['zh-CN']}`,
      },
    }
  },
  refund_failed(request) {
    const { after_sale_no: no, refund } = request
    const sum = formatRupiah(refund.refund_amount)
    const reason = reasonSentence(request)
    return {
      title: { en: 'Refund failed: choose another account', id: 'Refund gagal: pilih rekening lain', 'zh-CN': '退款失败：请更换收款账户' },
      content: {
        en: `The ${sum} of request ${no} came back to us.${reason.en} Choose another account and we try again.`,
        id: `Refund ${sum} untuk pengajuan ${no} tidak berhasil.${reason.id} Pilih rekening lain, lalu kami coba lagi.`,
        'zh-CN': `售后单 ${no} 的 ${sum} 未能退款。${reason['zh-CN']}请选择其他账户后重试。`,
      },
    }
  },
  cancelled(request) {
    const { after_sale_no: no } = request
    const more = reapplyHint(request)
    return {
      title: { en: 'Request withdrawn', id: 'Pengajuan dibatalkan', 'zh-CN': '申请已撤销' },
      content: {
        en: `You withdrew request ${no}. ${more.en}`,
        id: `Kamu membatalkan pengajuan ${no}. ${more.id}`,
        'zh-CN': `您已撤销售后单 ${no}。${more['zh-CN']}`,
      },
    }
  },
  return_overdue(request) {
    const { after_sale_no: no } = request
    const more = reapplyHint(request)
    return {
      title: { en: 'Time to send back is over', id: 'Waktu kirim balik habis', 'zh-CN': '寄回期限已过' },
      content: {
        en: `The goods of request ${no} weren’t sent back in time, so it ended. ${more.en}`,
        id: `Barang pengajuan ${no} tidak dikirim balik tepat waktu, jadi pengajuan ditutup. ${more.id}`,
        'zh-CN': `售后单 ${no} 的商品未按时寄回，申请已结束。${more['zh-CN']}`,
      },
    }
  },
  reapplied: ({ after_sale_no: no }) => ({
    title: { en: 'Request received again', id: 'Pengajuan ulang diterima', 'zh-CN': '已收到重新申请' },
    content: {
      en: `We have request ${no} once more and will look at it soon.`,
      id: `Pengajuan ulang ${no} sudah kami terima dan segera kami tinjau.`,
      'zh-CN': `已再次收到售后单 ${no}，我们会尽快审核。`,
    },
  }),
  refund_retried: ({ after_sale_no: no, refund }) => ({
    title: { en: 'Refund tried again', id: 'Refund dicoba lagi', 'zh-CN': '正在重新退款' },
    content: {
      en: `We are sending ${formatRupiah(refund.refund_amount)} of request ${no} to the account you chose.`,
      id: `${formatRupiah(refund.refund_amount)} untuk pengajuan ${no} sedang kami kirim ke rekening pilihanmu.`,
      'zh-CN': `售后单 ${no} 的 ${formatRupiah(refund.refund_amount)} 正退往您选择的账户。`,
    },
  }),
}

/** One day is left to send goods back, until `deadline` (ms). */
export function returnReminder({
  after_sale_no,
  deadline,
}: Pick<AfterSaleRow, 'after_sale_no'> & { readonly deadline: number }): MessageText {
  const time = formatMoment(deadline)
  return {
    title: { en: 'One day left to send it back', id: 'Tinggal sehari untuk kirim balik', 'zh-CN': '退货期限仅剩一天' },
    content: {
      en: `Send the goods of request ${after_sale_no} back before ${time} and enter the tracking number, or the request ends.`,
      id: `Kirim balik barang pengajuan ${after_sale_no} sebelum ${time} dan isi nomor resinya, supaya pengajuan tidak ditutup.`,
      'zh-CN': `请在 ${time} 前寄回售后单 ${after_sale_no} 的商品并填写运单号，否则申请将结束。`,
    },
  }
}

/**
 * Notifies a member about a step of an after-sales request; links to it. `row` is the request after the step. `again`: whether the shopper
 * can apply again, and until when (ms; null while no period runs).
 */
export function notifyOfAfterSale(
  ctx: WorldCtx,
  row: AfterSaleRow,
  step: AfterSaleStep['step'],
  again: { readonly until: number | null } | null = null,
): void {
  sendMessage(ctx, row.member_no, 'after_sale', AFTER_SALE_TEXTS[step]({ ...row, again }), { target: 'after_sale', ref: row.after_sale_no })
}

/** Reminds a member that one day is left to send goods back; links to the request. */
export function remindOfReturn(ctx: WorldCtx, { member_no, after_sale_no, deadline }: AfterSaleRow): void {
  if (deadline === null) return
  sendMessage(ctx, member_no, 'after_sale', returnReminder({ after_sale_no, deadline }), { target: 'after_sale', ref: after_sale_no })
}
