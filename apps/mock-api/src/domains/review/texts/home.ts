import type { Phrases } from './phrases.ts'

export const care: Phrases = {
  good: [
    'Cocok dipakai setiap hari.',
    'Sudah habis dua kemasan dan masih setia.',
    'Wanginya lembut, tidak menyengat.',
    'Baru seminggu sudah terasa bedanya.',
    'Nyaman dipakai, bahkan untuk saya yang sensitif.',
    'Asli, segelnya masih utuh.',
  ],
  fine: ['Bagus, tapi hasilnya butuh waktu.', 'Nyaman dipakai, hanya isinya cepat habis.', 'Cocok, semoga ada ukuran perjalanan.'],
  mixed: ['Biasa saja, belum terasa bedanya.', 'Lumayan, tapi wanginya kurang cocok buat saya.'],
  bad: ['Tidak cocok buat saya.', 'Segelnya sudah terbuka waktu sampai.'],
}

export const cleaning: Phrases = {
  good: [
    'Sedikit saja sudah bersih.',
    'Wanginya segar dan tahan lama.',
    'Irit, satu kemasan cukup sebulan.',
    'Tidak bikin tangan kering.',
    'Rumah jadi lebih gampang dibersihkan.',
    'Langganan untuk belanja bulanan.',
  ],
  fine: ['Bersih, hanya wanginya agak kuat.', 'Bagus, tapi tutupnya agak longgar.', 'Hasilnya oke untuk harga segini.'],
  mixed: ['Biasa saja, noda bandel masih tersisa.', 'Lumayan untuk dipakai harian.'],
  bad: ['Sampai dalam keadaan bocor.', 'Kurang bersih, harus dua kali pakai.'],
}

export const household: Phrases = {
  good: [
    'Bahannya kokoh, kelihatan awet.',
    'Lebih bagus daripada di foto.',
    'Pas sekali di rumah, warnanya cantik.',
    'Dipakai tiap hari, belum ada masalah.',
    'Ukurannya sesuai keterangan.',
    'Ringan tapi kuat.',
  ],
  fine: [
    'Bagus, hanya ada goresan kecil.',
    'Fungsinya baik, warnanya sedikit beda dari foto.',
    'Kokoh, tapi lebih kecil dari bayangan saya.',
  ],
  mixed: ['Bahannya biasa saja.', 'Lumayan, tapi perlu hati-hati memakainya.'],
  bad: ['Ada yang retak waktu sampai.', 'Bahannya tipis, tidak seperti di foto.'],
}

export const baby: Phrases = {
  good: [
    'Cocok untuk kulit bayi, tidak bikin merah.',
    'Si kecil langsung cocok.',
    'Lembut dan tidak berbau menyengat.',
    'Sangat membantu, apalagi waktu bepergian.',
    'Sudah langganan sejak anak pertama.',
    'Aman dan mudah dipakai.',
  ],
  fine: ['Bagus, hanya cepat habis.', 'Cocok, tapi harganya sedikit di atas yang lain.', 'Bahannya lembut, kemasannya agak susah dibuka.'],
  mixed: ['Biasa saja, si kecil kurang suka.', 'Lumayan untuk cadangan.'],
  bad: ['Tidak cocok untuk bayi saya.', 'Kemasannya sudah rusak waktu sampai.'],
}

export const children: Phrases = {
  good: [
    'Anak saya senang sekali, tidak mau lepas.',
    'Bahannya aman, tidak ada sisi yang tajam.',
    'Warnanya cerah seperti di foto.',
    'Jahitan dan bahannya rapi.',
    'Kado yang pas untuk keponakan.',
    'Awet walau dipakai setiap hari.',
  ],
  fine: ['Anak suka, hanya sedikit kecil.', 'Bagus, warnanya agak beda dari foto.', 'Bahannya oke untuk harga segini.'],
  mixed: ['Biasa saja, cepat bosan.', 'Lumayan, tapi kurang rapi.'],
  bad: ['Baru dua hari sudah rusak.', 'Tidak sesuai foto.'],
}

export const electronics: Phrases = {
  good: [
    'Berfungsi baik sejak dinyalakan pertama kali.',
    'Hemat listrik dan tidak berisik.',
    'Mudah dipasang, petunjuknya jelas.',
    'Barang asli, lengkap dengan kartu garansi.',
    'Sudah sebulan dipakai, tidak ada kendala.',
    'Kualitasnya di atas harganya.',
  ],
  fine: [
    'Bagus, hanya kabelnya kurang panjang.',
    'Fungsinya baik, petunjuknya kurang lengkap.',
    'Oke, tapi sedikit panas kalau lama dipakai.',
  ],
  mixed: ['Biasa saja, sesuai harga.', 'Berfungsi, tapi bahannya terasa ringkih.'],
  bad: ['Baru seminggu sudah bermasalah.', 'Sampai dalam keadaan tidak menyala.'],
}

export const clothing: Phrases = {
  good: [
    'Ukurannya pas sesuai tabel.',
    'Nyaman dipakai lari maupun jalan.',
    'Bahannya adem dan menyerap keringat.',
    'Jahitannya rapi.',
    'Warnanya persis seperti di foto.',
    'Ringan, tidak bikin pegal.',
  ],
  fine: [
    'Nyaman, tapi ukurannya sedikit sempit.',
    'Bagus, warnanya agak lebih gelap dari foto.',
    'Bahannya enak, jahitannya perlu dirapikan sedikit.',
  ],
  mixed: ['Ukurannya kurang pas, sebaiknya naik satu nomor.', 'Biasa saja untuk harga segini.'],
  bad: ['Kekecilan, tidak sesuai tabel ukuran.', 'Baru dicuci sekali sudah melar.'],
}

export const sports: Phrases = {
  good: [
    'Kokoh dan nyaman di tangan.',
    'Pas untuk pemula, kualitasnya serius.',
    'Bikin semangat olahraga lagi.',
    'Bahannya tebal, kelihatan awet.',
    'Mudah dibawa dan disimpan.',
    'Sudah dipakai latihan beberapa kali, mantap.',
  ],
  fine: ['Bagus, hanya sedikit berbau karet waktu baru.', 'Kualitas oke, tasnya tidak disertakan.', 'Enak dipakai, semoga awet.'],
  mixed: ['Biasa saja, cukup untuk latihan ringan.', 'Lumayan, tapi kurang kokoh.'],
  bad: ['Baru sekali pakai sudah rusak.', 'Tidak sekokoh di foto.'],
}
