import { Questions } from '../../components/content/questions.tsx';
import { ContactInfo, ContactSection } from '../../features/contact/components/contact-section.tsx';
import { questions as contactQuestions, text } from '../../features/contact/messages.en.ts';
import { useHeadOf } from '../../lib/head/use-head.ts';
import { useSite } from '../../lib/site.tsx';

const loadHead = async () => (await import('../../features/contact/contact-head.ts')).contactHead;
const head = { load: loadHead, ready: import.meta.env.SSR ? await loadHead() : null };

export default function ContactPage() {
  useHeadOf(head, useSite());
  return (
    <div className="page-width py-8 md:py-12">
      <header className="rule-double pb-5">
        <h1 className="font-bold font-display text-3xl md:text-4xl">{text.title}</h1>
        <p className="mt-3 text-lg">{text.lead}</p>
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[3fr_2fr]">
        <ContactSection />
        <ContactInfo />
      </div>
      <section aria-labelledby="questions" className="mt-12">
        <h2 id="questions" className="mb-4 font-display font-semibold text-xl">
          {text.faqTitle}
        </h2>
        <Questions name="contact" questions={contactQuestions} />
      </section>
    </div>
  );
}
