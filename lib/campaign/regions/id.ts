import type { Season, Speaker } from "../content-types";

const maya: Speaker = {
  name: "Maya Lestari",
  role: "Konsultan studi",
  img: "/art/teachers/10.svg",
  details: ["Empat tahun tinggal dan bekerja di Tiongkok", "Sudah mendampingi lebih dari 200 pendaftar"],
};
const mingyuan: Speaker = {
  name: "Zhou Mingyuan",
  role: "Guru persiapan HSK",
  img: "/art/teachers/2.svg",
  details: ["Spesialis HSK 4 dan HSK 5", "Setiap sesi ditutup dengan satu bagian simulasi ujian"],
};
const bagas: Speaker = {
  name: "Bagas Wicaksono",
  role: "Mahasiswa teknik",
  img: "/art/campaign/speaker-1.svg",
  details: [
    "Mahasiswa tahun ketiga, Universitas Teknologi Luming",
    "Penerima beasiswa penuh sejak tahun pertama",
  ],
};
const ayu: Speaker = {
  name: "Ayu Prameswari",
  role: "Mahasiswa kedokteran",
  img: "/art/campaign/speaker-3.svg",
  details: [
    "Mahasiswa tahun kelima, Universitas Kedokteran Zhuying",
    "Mulai belajar Mandarin dari nol di Surabaya",
  ],
};

/** Indonesia, season of January 2021 (spec sections 2 and 9). */
export const id: Season = {
  region: "id",
  name: "Kuliah di Tiongkok, Januari 2021",
  zone: { id: "Asia/Jakarta", offset: "+07:00", name: "WIB" },
  dateFormat: "DD MMM YYYY",
  eventTime: "19:00",
  eventMinutes: 90,
  dates: ["2021-01-12", "2021-01-18", "2021-01-21", "2021-01-28"],
  title: "Kuliah di Tiongkok, cerita langsung dari yang sudah di sana",
  lead: "Empat webinar gratis: memilih universitas, beasiswa, visa, dan HSK. Daftar sekali, dapat dua voucer.",
  art: "/art/campaign/hero-id.svg",
  speakers: [maya, bagas, ayu],
  sessions: [
    {
      title: "Memilih universitas dan jurusan",
      subTitle: "Mulai dari minatmu, bukan dari peringkat",
      subDesc:
        "Tiga pertanyaan untuk menyaring ratusan universitas menjadi lima, dan cara membaca halaman penerimaan.",
      img: "/art/campaign/talk-choose.svg",
      imgLine: "选",
      date: "2021-01-12",
      link: "https://live.yuqiao.example/id/2021-01-12",
      recording: "https://video.yuqiao.example/id/2021-01-12",
      speakers: [maya, ayu],
    },
    {
      title: "Beasiswa: siapa yang dapat, berapa besarnya",
      subTitle: "Berkas asli dari para penerima",
      subDesc:
        "Jenis beasiswa, kalender pendaftaran, dan kesalahan yang membuat berkas gugur di tahap pertama.",
      img: "/art/campaign/talk-scholarship.svg",
      imgLine: "奖",
      date: "2021-01-18",
      link: "https://live.yuqiao.example/id/2021-01-18",
      recording: "https://video.yuqiao.example/id/2021-01-18",
      speakers: [bagas, maya],
    },
    {
      title: "Dokumen dan visa, langkah demi langkah",
      subTitle: "Daftar berkas dan urutan mengurusnya",
      subDesc:
        "Legalisasi, terjemahan, tes kesehatan, visa X1: yang paling lama sebaiknya diurus lebih dulu.",
      img: "/art/campaign/talk-visa.svg",
      imgLine: "签",
      date: "2021-01-21",
      link: "https://live.yuqiao.example/id/2021-01-21",
      recording: "https://video.yuqiao.example/id/2021-01-21",
      speakers: [maya],
    },
    {
      title: "HSK dan hidup di kampus",
      subTitle: "HSK 4 dan HSK 5 masing-masing 30 sesi, lalu sehari bersama mahasiswa",
      subDesc: "Berapa kata yang perlu dikuasai, biaya bulanan, makanan halal, dan cara mencari teman.",
      img: "/art/campaign/talk-hsk.svg",
      imgLine: "考",
      date: "2021-01-28",
      link: "https://live.yuqiao.example/id/2021-01-28",
      recording: "https://video.yuqiao.example/id/2021-01-28",
      speakers: [mingyuan, ayu],
    },
  ],
  vouchers: [
    {
      name: "Layanan kuliah di Tiongkok",
      value: "Rp\u00a02.000.000",
      note: "Potongan langsung untuk biaya layanan",
    },
    {
      name: "Kursus HSK intensif",
      value: "Rp\u00a01.000.000",
      note: "Potongan untuk kursus HSK 4 atau HSK 5",
    },
  ],
  coupons: [
    { name: "Layanan kuliah di Tiongkok", value: "Rp\u00a02.000.000" },
    { name: "Kursus HSK intensif", value: "Rp\u00a01.000.000" },
  ],
  couponExpiry: "2021-04-01",
  prizeWorth: "Rp\u00a03.000.000",
  group: { name: "WhatsApp", link: "https://chat.whatsapp.com/yuqiaoexample" },
  hskBlock: {
    title: "Belum punya sertifikat HSK? Belajar intensif bersama kami",
    lead: "Kebanyakan universitas meminta HSK 4 ke atas. Kursus intensif kami menuntaskan seluruh kosakata dan tata bahasa HSK 4 atau HSK 5, masing-masing dalam 30 sesi.",
    rules: [
      "Daftar di halaman ini untuk mendapat voucer Rp\u00a01.000.000.",
      "Masuk grup WhatsApp dan kirim kode aktivasimu agar voucer berlaku.",
      "Satu voucer per orang untuk satu kursus HSK, tidak bisa diuangkan.",
    ],
  },
  hsk: {
    title: "HSK 4 dan HSK 5 intensif",
    lead: "Masing-masing 30 sesi online, langsung bersama guru, dengan simulasi sesuai waktu ujian.",
    advantages: [
      { title: "Tepat sasaran", text: "Hanya kata dan tata bahasa yang ada di silabus ujian." },
      {
        title: "Simulasi ujian berwaktu",
        text: "Waktunya seperti ujian asli, dinilai dan dibahas saat itu juga.",
      },
      { title: "Kelompok kecil", text: "4 sampai 6 siswa, semua kebagian bicara dan dikoreksi." },
      { title: "Bisa ditonton lagi", text: "Rekaman siap dalam 24 jam setelah setiap sesi." },
    ],
    teachers: [
      {
        name: "Zhou Mingyuan",
        role: "Guru HSK 5",
        img: "/art/teachers/2.svg",
        points: [
          "Spesialis HSK 4 dan HSK 5",
          "Membaca soal-soal lama seperti orang lain membaca novel",
          "Membantumu menyusun rencana belajar sampai hari ujian",
        ],
      },
      {
        name: "Lin Yue",
        role: "Guru HSK 4",
        img: "/art/teachers/1.svg",
        points: [
          "Sebelas tahun mengajar",
          "Paham bagian yang sering membingungkan penutur bahasa Indonesia",
          "Melatih menyimak dengan percakapan sehari-hari",
        ],
      },
    ],
    audiences: [
      { title: "Siswa kelas 12", text: "Perlu sertifikat HSK sebelum musim pendaftaran." },
      { title: "Mahasiswa dan karyawan", text: "Sudah punya dasar dan ingin cepat naik satu level." },
      {
        title: "Yang ingin mengulang ujian",
        text: "Ingin tahu di mana nilainya hilang dan cara memperbaikinya.",
      },
    ],
    features: [
      { title: "Latihan setelah setiap sesi", text: "Dikerjakan di aplikasi, lengkap dengan pembahasan." },
      { title: "Grup tanya jawab", text: "Guru menjawab di grup dari Senin sampai Sabtu." },
      { title: "SMS pengingat", text: "Dikirim 3 jam sebelum kelas, jadi tidak ada yang terlewat." },
    ],
    syllabuses: [
      {
        level: 4,
        words: 1200,
        grammarPoints: 62,
        sessions: 30,
        goal: "Menguasai 1.200 kata dan 62 poin tata bahasa, lancar berbicara tentang topik sehari-hari, dan siap ujian HSK 4.",
        requirements: "Sudah menyelesaikan HSK 3 atau menguasai sekitar 600 kata.",
        duration: "30 sesi, masing-masing 2 jam.",
        plan: [
          { part: "Sesi 1–10", text: "400 kata pertama, 20 poin tata bahasa, menyimak kalimat pendek" },
          { part: "Sesi 11–20", text: "400 kata berikutnya, 21 poin tata bahasa, membaca paragraf" },
          { part: "Sesi 21–27", text: "400 kata terakhir, 21 poin tata bahasa, menulis kalimat" },
          { part: "Sesi 28–30", text: "Tiga simulasi ujian dan pembahasannya" },
        ],
        schedule: "Senin, Rabu, Jumat, 19.00–21.00 WIB",
        material: ["Buku HSK 4 (jilid 1 dan 2)", "Buku kosakata 1.200 kata", "Tiga paket simulasi"],
      },
      {
        level: 5,
        words: 2500,
        grammarPoints: 32,
        sessions: 30,
        goal: "Menguasai 2.500 kata dan 32 poin tata bahasa, membaca berita, menonton film Mandarin, dan siap ujian HSK 5.",
        requirements: "Sudah lulus HSK 4 atau menguasai sekitar 1.200 kata.",
        duration: "30 sesi, masing-masing 2 jam.",
        plan: [
          { part: "Sesi 1–10", text: "450 kata baru, 12 poin tata bahasa, menyimak percakapan panjang" },
          { part: "Sesi 11–20", text: "450 kata baru, 12 poin tata bahasa, membaca cepat" },
          { part: "Sesi 21–27", text: "400 kata baru, 8 poin tata bahasa, menulis paragraf" },
          { part: "Sesi 28–30", text: "Tiga simulasi ujian dan pembahasannya" },
        ],
        schedule: "Senin, Rabu, Jumat, 19.00–21.00 WIB",
        material: ["Buku HSK 5 (jilid 1 dan 2)", "Buku kosakata 2.500 kata", "Tiga paket simulasi"],
      },
    ],
  },
};
