import type { Phrases } from './phrases.ts'

export const crisps: Phrases = {
  good: [
    'Renyahnya pas dan bumbunya merata sampai bawah.',
    'Gurih, tidak berminyak di tangan.',
    'Sekali buka langsung habis, seisi rumah berebut.',
    'Garingnya awet walau kemasannya sudah dibuka.',
    'Teman nonton bola paling pas.',
    'Dibawa ke kantor, semua orang minta.',
    'Bumbunya berani, bikin ketagihan.',
  ],
  fine: ['Renyah dan enak, tapi isinya terasa sedikit.', 'Gurih, hanya saja agak asin buat saya.', 'Enak, walau sebagian sudah remuk.'],
  mixed: ['Rasanya standar, bumbunya kurang merata.', 'Lumayan, tapi cepat melempem.'],
  bad: ['Banyak yang hancur jadi remah.', 'Sudah melempem waktu dibuka.', 'Terlalu asin, tidak habis dimakan.'],
}

export const treats: Phrases = {
  good: [
    'Manisnya pas, tidak bikin enek.',
    'Enak banget, anak-anak di rumah berebut.',
    'Rasanya seperti buatan sendiri.',
    'Cocok buat teman ngopi sore.',
    'Saya kirim untuk oleh-oleh, keluarga suka semua.',
    'Masih segar, tanggal kedaluwarsanya masih lama.',
    'Lembut dan rasanya benar-benar terasa.',
  ],
  fine: [
    'Enak, cuma isinya lebih sedikit dari perkiraan.',
    'Rasanya enak, sedikit kemanisan buat saya.',
    'Enak untuk stok camilan di rumah.',
  ],
  mixed: ['Rasanya biasa saja, tidak seistimewa yang dibayangkan.', 'Lumayan, tapi terlalu manis.'],
  bad: ['Sampai dalam keadaan penyok dan tidak menarik lagi.', 'Rasanya kurang segar.', 'Terlalu manis, akhirnya tidak dimakan.'],
}

export const coffee: Phrases = {
  good: [
    'Wanginya memenuhi dapur begitu kemasannya dibuka.',
    'Rasanya kuat tapi tidak asam di perut.',
    'Cocok diseduh tubruk maupun pakai saringan.',
    'Sudah jadi kopi wajib setiap pagi.',
    'Segar, terasa baru disangrai.',
    'Pas sekali dicampur gula aren dan susu.',
  ],
  fine: ['Enak, hanya lebih ringan dari biasanya.', 'Wangi, tapi ampasnya agak banyak.', 'Rasanya cocok, harganya lumayan.'],
  mixed: ['Rasanya standar, tidak terlalu wangi.', 'Terlalu pahit untuk saya, tapi suami suka.'],
  bad: ['Wanginya sudah hilang, seperti stok lama.', 'Rasanya hangus.'],
}

export const drinks: Phrases = {
  good: [
    'Segar, apalagi diminum dingin.',
    'Rasanya alami, tidak terlalu manis.',
    'Anak-anak suka, jadi stok tetap di kulkas.',
    'Enak diminum pagi sebelum kerja.',
    'Praktis dibawa ke mana-mana.',
    'Rasanya pas dari tegukan pertama.',
    'Tanggal kedaluwarsanya masih lama, aman untuk stok.',
  ],
  fine: ['Segar, cuma agak kemanisan.', 'Enak, semoga ada kemasan yang lebih besar.', 'Rasanya enak, tapi satu kemasan cepat habis.'],
  mixed: ['Rasanya biasa saja.', 'Lumayan, tapi kurang terasa.'],
  bad: ['Ada yang bocor di dalam kardus.', 'Rasanya encer, kurang cocok.'],
}

export const pantry: Phrases = {
  good: [
    'Dipakai masak tiap hari, hasilnya selalu enak.',
    'Kualitasnya bagus, stok wajib di dapur.',
    'Masakan jadi lebih sedap.',
    'Bersih dan kemasannya tertutup rapat.',
    'Belanja bulanan jadi lebih hemat.',
    'Ibu saya yang pilih-pilih saja langsung cocok.',
    'Masih baru, kedaluwarsanya lama.',
  ],
  fine: [
    'Bagus, hanya kemasannya agak sulit dibuka.',
    'Kualitas oke, harganya bersaing.',
    'Sesuai, walau sedikit berbeda dari yang biasa saya beli.',
  ],
  mixed: ['Biasa saja, sama seperti merek lain.', 'Lumayan untuk masak sehari-hari.'],
  bad: ['Kemasannya sobek, isinya tercecer.', 'Kualitasnya di bawah yang biasa saya beli.'],
}

export const fresh: Phrases = {
  good: [
    'Segar, seperti baru dipetik.',
    'Dipilihkan yang bagus-bagus, tidak ada yang busuk.',
    'Ukurannya besar dan bersih.',
    'Tahan beberapa hari di kulkas.',
    'Lebih segar daripada di pasar dekat rumah.',
    'Dibungkus rapi, sampai masih dingin.',
  ],
  fine: ['Segar, hanya ukurannya campur besar kecil.', 'Bagus, ada satu yang sedikit memar.', 'Segar, tapi datangnya agak sore.'],
  mixed: ['Sebagian segar, sebagian sudah agak layu.', 'Lumayan, tapi harus segera dimasak.'],
  bad: ['Beberapa sudah busuk waktu sampai.', 'Sudah layu, tidak bisa disimpan.'],
}

export const frozen: Phrases = {
  good: [
    'Sampai masih beku, dikemas dengan es.',
    'Segar dan tidak berbau.',
    'Rasanya enak, tinggal dimasak sebentar.',
    'Praktis untuk bekal anak sekolah.',
    'Isinya padat, tidak banyak tepung atau air.',
    'Stok wajib di kulkas untuk hari sibuk.',
  ],
  fine: [
    'Enak, tapi sudah sedikit mencair waktu sampai.',
    'Bagus, cuma potongannya kurang rata.',
    'Rasanya enak, isinya pas untuk sekali masak.',
  ],
  mixed: ['Rasanya biasa, lumayan untuk stok.', 'Sampai setengah mencair, masih bisa dimasak.'],
  bad: ['Sudah mencair semua waktu diterima.', 'Baunya agak tajam, ragu mau dimasak.'],
}
