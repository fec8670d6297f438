/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
export interface paths {
    "/core/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user name and password
         * @description Starts a session, kept in an http-only cookie. The session that the browser had ends.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session. Without one it succeeds as well, so that it can be repeated.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Answers 200 in either case; signed out is `user` null.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/password-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules for a new password */
        get: operations["getPasswordPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail that lets the password be changed
         * @description Answers the same for known and unknown user names, so that nobody can find out who has an account. How many mails may be asked for in a time is limited for each name, known or not.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token from the mail
         * @description All sessions of the person end, wherever they are open.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/verify-private-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a private e-mail address with the token from the mail */
        post: operations["verifyPrivateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the mails that the token belongs to */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/unsubscribe/describe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the mails are that a token belongs to
         * @description It stops nothing, and can be asked as often as one likes. The address is masked: a mail may have been passed on.
         */
        post: operations["describeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/exchange-result-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the result of a sign-in elsewhere into a session
         * @description Starts a session as the sign-in does. The session that the browser had ends.
         */
        post: operations["exchangeResultToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/own-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose another password
         * @description With `endOthers` all other sessions of the person end at once.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign all other devices out */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/sessions/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example device-2 */
                deviceId: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign another device out */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/private-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The private address of the person
         * @description Shown to nobody else, administrators included.
         */
        get: operations["getPrivateEmail"];
        /**
         * Give a private address
         * @description The old address stays valid until the new one is confirmed. An address that another account has answers alike.
         */
        put: operations["setPrivateEmail"];
        post?: never;
        /**
         * Give up the private address
         * @description A pending one goes first; asked again, the confirmed one goes too.
         */
        delete: operations["removePrivateEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/private-email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail with the link again */
        post: operations["resendPrivateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/auth/create-push-channels-client-transport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the way to the realtime service
         * @description Takes no body. The token in the answer is short-lived; a client that is thrown out asks again.
         */
        post: operations["createPushChannelsClientTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/environment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The installation the portal runs in
         * @description Asked at start and, while the service is flagged out of service, every 20 s until it answers. Problem code `out-of-service` leads to the out-of-service page; any other failure does not.
         */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/time-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Time zones that a person can choose */
        get: operations["listTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of the operator
         * @description All that are in force, oldest first. What has been acknowledged is known to the client alone.
         */
        get: operations["listSystemMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/settings/labels/{app}/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A set of translations that the customer can change
         * @description A set that fails is ignored; the portal's own words stay.
         */
        get: operations["getLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/settings/info-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slides that introduce the portal */
        get: operations["getInfoCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/settings/external-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to other tools of the organisation
         * @description Only those that the person's licences allow.
         */
        get: operations["listExternalLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/data/global/admin-capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person may do beyond an ordinary member */
        get: operations["getAdminCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/data/global/admin-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the installation stands */
        get: operations["getAdminInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What administrators did, newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The directory of people, page by page
         * @description Deleted and blocked people aren't listed. A private profile is found by its name alone, and by nothing else. A field that is hidden from the viewer has no part in the search, the filters and the order.
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the directory can be filtered by */
        get: operations["getPeopleFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** A person's profile */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one’s own profile
         * @description What is named is changed. Skills are given by name: one that is known under this name, whatever its case and accents, is taken.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/internal/v2/users/{userId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * A person's page
         * @description More than `getUser`, which serves the dialog.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/in-common": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** What the viewer and a person share */
        get: operations["getUserInCommon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/communities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * The communities of a person
         * @description By name, only those that the viewer may know of. Empty where the profile is hidden, or the person hides them.
         */
        get: operations["listUserCommunities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Who reports to a person
         * @description By name. Empty where the profile is hidden.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/reporting-line": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Whom a person reports to, up to the top
         * @description At most 20. A line that leads back to itself is cut there. Empty where the profile is hidden.
         */
        get: operations["getReportingLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Show a photo on one’s own profile
         * @description JPEG or WebP of at most 500 kB, square, 256 to 2,048 pixels. The client draws it anew, so that it holds no place and no device.
         */
        put: operations["setProfilePhoto"];
        post?: never;
        /** Show initials again */
        delete: operations["removeProfilePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose one’s own language and time zone */
        patch: operations["updatePersonalSettings"];
        trace?: never;
    };
    "/internal/v2/users/{userId}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say when one is away, and who stands in
         * @description From midnight of the first day to midnight after the last, in the person's own zone. The first day of a new absence is not in the past.
         */
        put: operations["setAbsence"];
        post?: never;
        /**
         * Be back, or not go after all
         * @description Repeating it changes nothing.
         */
        delete: operations["clearAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Skills that people have, by the letters they begin with
         * @description Case and accents make no other skill. Skills that only private profiles have are left out.
         */
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/users/{userId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a person
         * @description Repeating it changes nothing.
         */
        put: operations["followUser"];
        post?: never;
        /**
         * Stop following a person
         * @description Repeating it changes nothing.
         */
        delete: operations["unfollowUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/customer-feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own feedback, the latest change first */
        get: operations["listCustomerFeedback"];
        put?: never;
        /**
         * Tell those who run the portal something
         * @description A repeated key answers with the feedback that it made. At most 20 a day.
         */
        post: operations["createCustomerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/customer-feedback/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture that a piece of feedback will show
         * @description PNG, JPEG or WebP of at most 5 MB. The client draws it anew, so that it holds no place and no device, and nothing of what was covered.
         */
        post: operations["addCustomerFeedbackPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/customer-feedback/{feedbackId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback.
                 * @example feedback-4
                 */
                feedbackId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A piece of feedback, with everything that was said since
         * @description For its author and for those who run the portal. Once its author has asked for it, it is no longer `unread`.
         */
        get: operations["getCustomerFeedback"];
        put?: never;
        post?: never;
        /**
         * Take back a piece of feedback
         * @description By its author, while it is received or in review and nobody has answered.
         */
        delete: operations["withdrawCustomerFeedback"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/customer-feedback/{feedbackId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback.
                 * @example feedback-4
                 */
                feedbackId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something more about a piece of feedback
         * @description Its author opens it again by that. An answer of those who run the portal makes it `answered`, and its author is told by a notification `comment-reply` whose `routerLink` leads to it. A repeated key says nothing twice.
         */
        post: operations["replyToCustomerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** A group */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/groups/{groupId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        /** The members of a group, page by page */
        get: operations["listGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/registry/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The registry of people, page by page
         * @description Everybody with an account or an invitation, also those who are blocked or deleted. For those who manage users.
         */
        get: operations["listRegistryUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/registry/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example tiago-duarte */
                userId: components["parameters"]["UserId-2"];
            };
            cookie?: never;
        };
        /** One account */
        get: operations["getRegistryUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/registry/users/{userId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example tiago-duarte */
                userId: components["parameters"]["UserId-2"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Block an account, now or with an end
         * @description The sessions of the person end at once, and signing in is refused with `account-blocked`. What the person has written, their memberships and tasks stay. Blocking somebody who is blocked changes the reason and the end.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * Let a blocked person sign in again
         * @description Repeating it changes nothing.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v3/admin/registry/groups/{groupId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who belongs to a group
         * @description What is sent is the difference, so that two administrators who change other members don't overwrite each other. Who belongs already is not added twice, and who does not is not taken out.
         */
        patch: operations["updateGroupMembers"];
        trace?: never;
    };
    "/internal/v2/communication/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of what a query finds in posts, comments, media and documents
         * @description A word with + before it must be there, one with - must not, one text in quotes stands there as it is; of all other words at least one is there. Case, accents, the final sigma and ß or ss make no difference. A word of three or more letters is found at the beginning of words, a shorter one as a whole word; `#name` is a hashtag. Results, counts and facets hold nothing that the person isn't allowed to read. Filters of one kind widen each other, different ones narrow; a value that the person can't know of is left out, and isn't `selected` among the facets.
         */
        get: operations["searchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The communities that the person belongs to, or all that they may know of
         * @description Without parameters the person's own, all at once, in the order of the sidebar and without archived ones. Nobody learns of an unlisted one who doesn't belong and wasn't invited.
         */
        get: operations["listCommunities"];
        put?: never;
        /**
         * Make a community
         * @description Who makes it is its first member and moderates it. Its cover is sent afterwards, by `updateCommunity`.
         */
        post: operations["createCommunity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A community */
        get: operations["getCommunity"];
        put?: never;
        post?: never;
        /**
         * Remove an archived community for good
         * @description With everything that is written there. For those with root permission (`canRemove`), and only once it is archived.
         */
        delete: operations["removeCommunity"];
        options?: never;
        head?: never;
        /**
         * Change what a community is, and who may read, join and write in it
         * @description For those who moderate it (`canEdit`). A change of the access holds at once, for everything that is written there.
         */
        patch: operations["updateCommunity"];
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example product-launches */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Join a community, ask to join it, or accept an invitation
         * @description Which of them follows from the community and the person's membership. Repeating it changes nothing. Who joins follows the community; moderators hear of a request.
         */
        put: operations["joinCommunity"];
        post?: never;
        /**
         * Leave a community, withdraw a request, or decline an invitation
         * @description Repeating it changes nothing. Who leaves goes on following as long as they may read.
         */
        delete: operations["leaveCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a community
         * @description Everything in it can still be read and nothing written, joined or asked for. Its posts go to the archive with it, and requests to join are declined. For those who moderate it (`canArchive`).
         */
        put: operations["archiveCommunity"];
        post?: never;
        /**
         * Bring an archived community back
         * @description With the posts that went to the archive with it. Repeating it changes nothing.
         */
        delete: operations["unarchiveCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example plant-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Have a community's posts in one's feed */
        put: operations["followCommunity"];
        post?: never;
        /** Take a community's posts out of one's feed */
        delete: operations["unfollowCommunity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/notification-level": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The community.
                 * @example quality-and-safety
                 */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say how much of a community reaches the person
         * @description Needs no `occToken`: the level of one community is one choice, and the last one holds. A time that has passed makes it `all`.
         */
        put: operations["setCommunityNotificationLevel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The members of a community
         * @description Moderators come first, then by name. Requests and invitations are for those who decide (`canManageMembers`); others get none.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example amina-diallo */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a member out of a community
         * @description For those who decide (`canManageMembers`); an invitation is taken back in the same way. Repeating it changes nothing. Within an hour `updateMember` brings the person back. The person hears of it.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Let a member moderate, or moderate no more
         * @description For those who decide (`canManageMembers`). Whoever was removed within the last hour belongs again, so that a removal can be taken back. The person hears of it.
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/members/{userId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example nicolo-villa */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or decline a request
         * @description The person who asked hears of it.
         */
        put: operations["decideMembership"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people and groups into a community
         * @description For those who decide (`canManageMembers`). Who has asked to join is let in; who is invited or belongs already hears nothing, so repeating it invites nobody twice.
         */
        post: operations["inviteMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Files and pictures of a community's posts */
        get: operations["listCommunityFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts with an event
         * @description The next one first, of all communities that the person can read, or of one. Those that are over are left out.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/catalogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogs that communities stand in */
        get: operations["listCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The collections of the person */
        get: operations["listCollections"];
        put?: never;
        /**
         * Make a collection
         * @description It is empty at first.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change what a collection is called and who may read it */
        put: operations["updateCollection"];
        post?: never;
        /**
         * Delete a collection
         * @description Its posts stay where they are.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The posts of a collection
         * @description In the order of its owner. Posts that the person cannot read are left out.
         */
        get: operations["listCollectionPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Move a post within a collection */
        put: operations["reorderCollection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/collections/{collectionId}/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a post into a collection
         * @description At its end. Repeating it changes nothing.
         */
        put: operations["addPostToCollection"];
        post?: never;
        /**
         * Take a post out of a collection
         * @description Repeating it changes nothing.
         */
        delete: operations["removePostFromCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The homes of the digital workplace that the person can choose */
        get: operations["listHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/homes/{homeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example home-torino */
                homeId: components["parameters"]["HomeId"];
            };
            cookie?: never;
        };
        /**
         * A home, with the widgets that are for this person
         * @description Whoever is outside the audience is refused; a home that is withdrawn or was never published is not there. A widget that is for others, and a post that the person may not read, is in no answer.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/homes/{homeId}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example home-torino */
                homeId: components["parameters"]["HomeId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * The person has opened a home
         * @description It becomes the current one and is no longer new, on every device of the person.
         */
        put: operations["visitHome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/homes/{homeId}/widgets/{widgetId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example home-torino */
                homeId: components["parameters"]["HomeId"];
                /** @example torino-news */
                widgetId: components["parameters"]["WidgetId"];
            };
            cookie?: never;
        };
        /**
         * What one widget of a home shows
         * @description One widget that cannot be filled says so alone; the others have calls of their own.
         */
        get: operations["getWidgetData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/navigation/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many things wait for the person, by place */
        get: operations["getNavigationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that waits for the person
         * @description What is overdue first, then what has an end by that end, then the newest. `counts` are those of `getNavigationCounts`.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person was mentioned
         * @description Newest first. A mention and its notification are read together.
         */
        get: operations["listMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/mentions/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark mentions as read
         * @description Their notifications are read with them. Unknown `ids` change nothing.
         */
        put: operations["markMentionsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person saved
         * @description The posts that are bookmarked, or those of one collection. What was removed or closed since stays in the list, without its post.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feed-positions/{scope}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which feed.
                 * @example dashboard
                 */
                scope: "dashboard" | "communities";
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep where a person stopped in a feed
         * @description Sent once the newest post is on screen. A visit lasts until nothing was sent for 30 minutes; until then `position` is where the visit before it ended, on every device.
         */
        put: operations["saveFeedPosition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the feed
         * @description Newest first, of all communities that the person can read, or of one.
         */
        get: operations["listPosts"];
        put?: never;
        /**
         * Begin a post
         * @description Makes an unpublished post with an empty draft, or with the chosen parts of another post. Asked at the first letter, so that an editor that was only opened leaves nothing behind. A repeated key answers with the post that it made.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A post in full
         * @description Reading it marks it as read for the person.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        /**
         * Remove a post for good
         * @description Its comments, files and answers go with it. Its followers hear of it, without a link.
         */
        delete: operations["removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person has written and not published
         * @description Failed schedules first, then by the last change.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The person's draft of a post
         * @description Each person has at most one draft of a post.
         */
        get: operations["getDraft"];
        /**
         * Save the person's draft of a post
         * @description Readers see nothing of it. Begins a draft where there is none and `occToken` is null. A draft with problems is saved as well.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Discard the person's draft of a post
         * @description A post that was never published goes with it.
         */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description At once, or at a time between two minutes and a year ahead. Publishing an edit makes a new revision.
         */
        post: operations["publishPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1037
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a post back from its schedule
         * @description It is a draft again.
         */
        delete: operations["unschedulePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/images": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a picture among those of a post
         * @description Readers see it once a text that shows it is published. A repeated key answers with the picture that it made.
         */
        post: operations["addPostImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/images/{imageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The picture.
                 * @example image-1
                 */
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the words of a picture
         * @description Its description, caption and focal point; other pixels are another picture.
         */
        patch: operations["updatePostImage"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a table for a post
         * @description It never changes, so that a published text and its older revisions keep theirs. A repeated key answers with the table that it made.
         */
        post: operations["createTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move a post to the archive
         * @description Comments and answers are closed, and everything stays readable. Repeating it changes nothing.
         */
        put: operations["archivePost"];
        post?: never;
        /**
         * Bring a post back from the archive
         * @description Everything that the archive closed is open again. Repeating it changes nothing.
         */
        delete: operations["unarchivePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who does it, when, and how urgent it is
         * @description Only what is sent changes. Followers and the assignee hear of it, with the values before and after.
         */
        patch: operations["updatePostData"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who is invited
         * @description By name. The counts are of all, whatever is asked for here. With `Accept: text/csv` all of them in one file, under the same `response` and `search`; pages make no difference there.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite people and groups
         * @description Each person once, also when several of the groups hold them. Repeating it invites nobody twice.
         */
        post: operations["invitePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/invitations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Answer an invitation
         * @description Replaces the answer before. At a full event `accepted` becomes `waiting`.
         */
        put: operations["respondToInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The invitation.
                 * @example inv-1015-1
                 */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description The place goes to the first of those waiting.
         */
        delete: operations["removeInvitation"];
        options?: never;
        head?: never;
        /**
         * Change an invitation
         * @description What the organiser knows better: the duty, or an answer that was given by word.
         */
        patch: operations["updateInvitation"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/calendar-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The event for a calendar
         * @description iCalendar (RFC 5545). Moments stand in UTC, whole days as days with the end exclusive, local times without a zone.
         */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/acknowledgements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who has acknowledged a post
         * @description By name. The counts are of all who are asked, whatever is asked for here. With `Accept: text/csv` all of them in one file, under the same `state` and `search`; pages make no difference there.
         */
        get: operations["listAcknowledgements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/acknowledgements/mine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledge a post
         * @description Records that the person agrees to the statement, with the revision that they have read. Repeating it changes nothing.
         */
        put: operations["acknowledgePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/acknowledgements/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not acknowledged
         * @description Who was reminded within the last 24 hours is left out; where nobody is left, the call is refused.
         */
        post: operations["remindAcknowledgements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/question-sets/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description Number of the revision.
                 * @example 1
                 */
                revision: number;
            };
            cookie?: never;
        };
        /**
         * The questions of a revision
         * @description A published revision never changes, so that an answer that was begun can be sent with the questions it was begun with.
         */
        get: operations["getQuestionSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/answers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Answers by person
         * @description The newest first. With `Accept: text/csv` all of them in one file; pages make no difference there.
         */
        get: operations["listSurveyAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/answers/mine": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What the person has answered
         * @description A set without answers where nothing was begun.
         */
        get: operations["getMySurveyAnswers"];
        /**
         * Keep what was answered so far
         * @description Answers that were sent stand as they were sent until these are sent in turn.
         */
        put: operations["saveMySurveyAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/answers/mine/finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the answers
         * @description Answers to questions that are not shown are dropped. The same set sent twice counts once.
         */
        post: operations["submitSurveyAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was answered, in figures
         * @description Of those whose answers were sent. To those who do not see answers by name nothing is told of fewer than five: neither of a question nor of a group, and groups that are hidden together are five answers at least.
         */
        get: operations["getSurveyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/results/{questionId}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description A question that is answered by a text.
                 * @example q-handover-wish
                 */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was written
         * @description Those who do not see answers by name get them without, and none where fewer than five wrote.
         */
        get: operations["listSurveyTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/participation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who has answered
         * @description By name. The counts are of all who are asked, whatever is asked for here.
         */
        get: operations["listSurveyParticipation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not answered
         * @description Who was reminded within the last 24 hours is left out; where nobody is left, the call is refused.
         */
        post: operations["remindSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/survey/closing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Close the survey
         * @description Who has begun and not sent hears of it. An end that lies ahead is a new end, and opens a closed survey until then.
         */
        put: operations["closeSurvey"];
        post?: never;
        /**
         * Take answers again
         * @description The end that it had before holds again where it lies ahead, else it has none.
         */
        delete: operations["reopenSurvey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/to-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person is asked
         * @description What ends first at the top; with `state=done` what was answered within the last 14 days, the newest first.
         */
        get: operations["listToAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/subject-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People and groups that a text, a task or an invitation could name
         * @description At most eight, the best match first, those who cannot read the post or the community last.
         */
        get: operations["listSubjectCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/post-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts that another one could refer to
         * @description At most twenty readable ones, found by number or by words of the title, the newest first.
         */
        get: operations["listPostCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/communities/{communityId}/hashtags": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The community.
                 * @example quality-and-safety
                 */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The hashtags of a community
         * @description The most used first; deleted ones are left out. None where the community has switched its hashtags off.
         */
        get: operations["listCommunityHashtags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The published texts of a post
         * @description Newest first.
         */
        get: operations["listPostRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/revisions/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description Its number, from 1.
                 * @example 2
                 */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        /**
         * One published text of a post
         * @description The text as readers had it then.
         */
        get: operations["getPostRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/relations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The posts that a post is related to
         * @description In order of time. Posts that the person cannot read are counted and never named.
         */
        get: operations["listRelations"];
        put?: never;
        /**
         * Relate a post to another one
         * @description The post of the path is the one that replaces, continues or is related.
         */
        post: operations["createRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/relations/{relationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-957
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The relation.
                 * @example rel-1
                 */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a relation away
         * @description Both posts stay.
         */
        delete: operations["removeRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who can read a post
         * @description How many people, and who may do more than read.
         */
        get: operations["getPostVisibility"];
        /**
         * Change who can read a post
         * @description Replaces the scope and all that was given. Who loses the right cannot read the post from then on.
         */
        put: operations["setPostVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/visibility/readers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Everyone who can read a post
         * @description By name, each with the reasons. As many as `readersCount` of the visibility says.
         */
        get: operations["listPostReaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/visibility/readers/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The person.
                 * @example marco-bianchi
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Whether a person can read a post, and why
         * @description Answers for everyone that the asking person can find, blocked and deleted accounts included.
         */
        get: operations["explainPostReader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like a post
         * @description Repeating it changes nothing.
         */
        put: operations["likePost"];
        post?: never;
        /**
         * Take the like of a post back
         * @description Repeating it changes nothing.
         */
        delete: operations["unlikePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a post among the favourites
         * @description Repeating it changes nothing.
         */
        put: operations["bookmarkPost"];
        post?: never;
        /**
         * Take a post from the favourites
         * @description Repeating it changes nothing.
         */
        delete: operations["removePostBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/touch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a post was changed
         * @description Asked once after an upload that took more than one save, so that followers hear of one change and not of several.
         */
        post: operations["touchPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The comments of a post
         * @description Oldest first; replies stand in the order of time as well, and name what they answer.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Write a comment or a reply
         * @description Mentions in the content notify the people mentioned. At most 10,000 characters. `clientKey` makes it safe to repeat.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-808
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own comment
         * @description Replaces the content; people who are mentioned for the first time are notified. The limits are those of a new comment. The author alone may do it, and only while the post takes comments.
         */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Its place remains, so that replies keep their sense. The author may do it, and so may those who moderate the community; then the author is notified.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/comments/{commentId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-802
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like a comment
         * @description Repeating it changes nothing.
         */
        put: operations["likeComment"];
        post?: never;
        /**
         * Take the like of a comment back
         * @description Repeating it changes nothing.
         */
        delete: operations["unlikeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The files of a post with their versions */
        get: operations["listAttachments"];
        put?: never;
        /**
         * Save what changed in the files of a post
         * @description Adds, updates and removes in one step: all of it happens or nothing. The next save names the `nextOccToken` of this answer.
         */
        post: operations["saveAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/attachments/{attachmentId}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
                /**
                 * @description The version to bring back.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an old version of a file as its newest
         * @description The versions between stay. Followers hear of a new version.
         */
        post: operations["restoreAttachmentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachment-upload-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce files that will be uploaded
         * @description Opens a place for their bytes. Files that come to mind later join it by naming it, or get a session of their own.
         */
        post: operations["createUploadSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachment-upload-sessions/{sessionId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The file within the session.
                 * @example file-1
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a stretch of a file
         * @description Stretches come in order. A body that is longer than its range is refused without being read to its end. After a pause or a lost connection the client asks how far the file has come and goes on from there.
         */
        put: operations["uploadFileRange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachment-upload-sessions/{sessionId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an upload session
         * @description Asked when every file of it was saved or given up; what was not saved is thrown away. Repeating it changes nothing.
         */
        post: operations["completeUploadSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/attachments/{attachmentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The bytes of an attachment
         * @description Opened by themselves they must run nothing of what somebody uploaded: they come with `nosniff` and a `Content-Security-Policy` of `sandbox`, except a PDF that is shown, which the browser's own reader draws.
         */
        get: operations["getAttachmentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/data/hashtags/{id}/instances-count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example safety
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A hashtag and how often it is used */
        get: operations["getHashtagInstancesCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/hashtags/{hashtagId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example line4
                 */
                hashtagId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a hashtag
         * @description Repeating it changes nothing.
         */
        put: operations["followHashtag"];
        post?: never;
        /**
         * Follow a hashtag no longer
         * @description Repeating it changes nothing.
         */
        delete: operations["unfollowHashtag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/data/tables/{tableId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The table.
                 * @example values-line-4
                 */
                tableId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A table with its title */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reaches the person, and when */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        /**
         * Follow the organisation's defaults again
         * @description Cells, communities, quiet hours, pause and summary are as for somebody who has never changed them.
         */
        delete: operations["resetNotificationSettings"];
        options?: never;
        head?: never;
        /** Change what reaches the person */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/internal/v2/communication/notification-settings/volume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much happened in the last four weeks */
        get: operations["getNotificationVolume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/user-notifications-channel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to listen for "something changed"
         * @description Names the realtime channel of the signed-in person; the transport comes from the auth domain.
         */
        get: operations["getUserNotificationsChannel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/notifications-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notifications, newest first
         * @description Without a token the newest page. With `pageToken` the next older page. With `syncToken` what is new or changed since that token, at most `pageSize` entries: a full page means that more may be missing, and the client then asks for the stream anew.
         */
        get: operations["getNotificationsStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/unread-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are unread */
        get: operations["getUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/mark-notifications-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark some notifications as read
         * @description Repeating it changes nothing. An aggregated entry is sent with its own id and the ids that it folds. The answer is inferred, since the specification shows none.
         */
        post: operations["markNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/update-notifications/mark-all-notifications-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark everything up to one notification as read
         * @description The person saw the stream up to this entry; what arrived later stays unread. Repeating it changes nothing. The answer is inferred, since the specification shows none.
         */
        post: operations["markAllNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/ai/chat/rag/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description The answer comes whole. It rests on what the person may read, and says on what.
         */
        post: operations["askAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/ai/messages/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer, by the id that it came with.
                 * @example ai-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what one thinks of an answer
         * @description Each request replaces the opinion before it. That the answer is empty is inferred, since the specification shows none.
         */
        post: operations["sendMessageFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workflows that the person can see
         * @description Those that run in a community that the person may read.
         */
        get: operations["listWorkflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workflow.
                 * @example wf-review
                 */
                workflowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A workflow
         * @description Its states with their targets, and who may take which step.
         */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflows/{workflowId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workflow.
                 * @example wf-review
                 */
                workflowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * How posts go through a workflow
         * @description Of the communities that the person moderates, for administrators of all that they may read. Archived posts are left out. How fast a single person is, is nowhere in it.
         */
        get: operations["getWorkflowStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/statistics/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many posts in workflows there are, where, and whether their dates are kept
         * @description Over all workflows whose statistics the person may see, or over one of them. Archived posts are left out.
         */
        get: operations["getPostStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/workflow-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts in workflows
         * @description Neither archived posts nor those without a state.
         */
        get: operations["listWorkflowPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Where a post stands in its workflow
         * @description With the steps behind and before it, and what stands in the way of each.
         */
        get: operations["getPostWorkflow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/records": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was decided about a post
         * @description Newest first; what was undone stays.
         */
        get: operations["listTransitionRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/records/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the note and values of a record
         * @description Its actor and moderators may, as long as the post has not moved on. Followers are notified.
         */
        put: operations["updateTransitionRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/records/{recordId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a step back
         * @description Only who took it, until `undoUntil`, and only the newest one. Nobody is notified.
         */
        post: operations["undoTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/workflow/transitions/{transitionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The transition.
                 * @example tr-approve
                 */
                transitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One step from the state of a post
         * @description With its form, its effects and what stands in its way. Also one that does not begin at the state of the post; then a blocker says so.
         */
        get: operations["getTransitionOption"];
        put?: never;
        /**
         * Take a step
         * @description Followers are notified once it cannot be undone any more. A repeated key answers with the record that it made. It is irreversible where the transition is not undoable.
         */
        post: operations["transitionPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/sub-activities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The sub-activities of a post
         * @description In the order that those who plan the post gave them.
         */
        get: operations["listSubActivities"];
        put?: never;
        /**
         * Add a sub-activity
         * @description It becomes the last one. Its assignee is notified. A repeated key answers with what it made.
         */
        post: operations["createSubActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/sub-activities/order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a sub-activity in another place
         * @description It comes after another one, or first.
         */
        put: operations["reorderSubActivities"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/sub-activities/{subActivityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The sub-activity.
                 * @example sa-1042-1
                 */
                subActivityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a sub-activity
         * @description It is gone for everyone.
         */
        delete: operations["removeSubActivity"];
        options?: never;
        head?: never;
        /**
         * Change a sub-activity
         * @description Only what is sent changes. Its assignee is notified, a new one that it is theirs.
         */
        patch: operations["updateSubActivity"];
        trace?: never;
    };
    "/internal/v2/communication/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks by whom they concern
         * @description Those of archived posts rest: they are in no list and no number. `counts` follow the scope and the post alone, not the other filters.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make tasks at a post
         * @description One for each assignee, who are notified. A repeated key answers with the tasks that it made.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A task in full
         * @description With what the person may do with it.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Its assignee and its monitors hear of it.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task
         * @description Only what is sent changes. Its assignee and its monitors hear of it, a new assignee that it is theirs.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say how far a task is
         * @description Open or in progress.
         */
        put: operations["moveTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a task
         * @description Its creator and its monitors are notified after 30 seconds, unless it is open again by then.
         */
        post: operations["closeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-340
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a closed task again
         * @description Within 30 seconds of closing nobody is notified of either.
         */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a task of a group
         * @description The first wins.
         */
        post: operations["takeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a task back to its group
         * @description By the person who took it.
         */
        post: operations["releaseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/monitor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a task
         * @description Repeating it changes nothing.
         */
        put: operations["monitorTask"];
        post?: never;
        /**
         * Stop following a task
         * @description Repeating it changes nothing.
         */
        delete: operations["unmonitorTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-325
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the assignee of a task
         * @description Once a day.
         */
        post: operations["remindTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a task
         * @description At the same post, open and without comments. Its assignee is notified.
         */
        post: operations["copyTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The comments of a task
         * @description Oldest first.
         */
        get: operations["listTaskComments"];
        put?: never;
        /**
         * Write a comment below a task
         * @description Mentions in the content notify the people mentioned. At most 10,000 characters. `clientKey` makes it safe to repeat.
         */
        post: operations["createTaskComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/tasks/{taskId}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What happened to a task
         * @description Newest first, comments excluded.
         */
        get: operations["listTaskActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The requests for feedback at a post
         * @description Newest first: all of them for who looks after the post, else those that ask the person.
         */
        get: operations["listFeedbackRequests"];
        put?: never;
        /**
         * Ask people for feedback
         * @description Each of them gets a task and is notified. A repeated key answers with what it made.
         */
        post: operations["createFeedbackRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a request for feedback
         * @description For those who look after it and those who were asked; for everybody else there is none.
         */
        get: operations["getFeedbackRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a request for feedback
         * @description What is left out stays as it is. The people in `addRecipients` get a task and are notified, whoever was asked already is not asked twice. Those who have not answered hear of another question or another end; answers stay.
         */
        patch: operations["updateFeedbackRequest"];
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind those who have not answered
         * @description Who was reminded within the last 24 hours is left out; where nobody is left, the call is refused.
         */
        post: operations["remindFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a request for feedback
         * @description Nobody can answer it any more; what was submitted stays and can be accepted. Closing it again changes nothing.
         */
        post: operations["closeFeedbackRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/feedback-requests/{requestId}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The people who were asked, and their answers
         * @description By name. The counts are of all who were asked, whatever is asked for here. With `Accept: text/csv` all of them in one file, under the same `state` and `search`.
         */
        get: operations["listFeedbackTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a person was asked, and their answer
         * @description For the person themselves and for who looks after the request.
         */
        get: operations["getFeedbackTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep an answer that is being written
         * @description Nobody else sees it.
         */
        put: operations["saveFeedbackDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an answer
         * @description What was kept goes to who asked. It needs words, a verdict or a file.
         */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an answer
         * @description Its author is notified.
         */
        post: operations["acceptFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return an answer
         * @description Its author is notified, and can change and submit it again.
         */
        post: operations["returnFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/feedback-tasks/{taskId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-501
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw what a person was asked
         * @description They need not answer any more, and are notified.
         */
        post: operations["withdrawFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI notes by whose they are
         * @description Those that the person owns, or may read. A search looks into titles and into the words of those notes whose words the person may read.
         */
        get: operations["listAiNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * An AI note
         * @description With its summary, its action items and what the person may do with it; the words come apart.
         */
        get: operations["getAiNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed note again
         * @description It goes on with the step that failed; what was recorded is kept.
         */
        post: operations["retryAiNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was said
         * @description In the order in which it was said.
         */
        get: operations["listTranscriptSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/speakers/{speakerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
                /**
                 * @description The voice.
                 * @example sp-118-5
                 */
                speakerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say whose voice it is
         * @description Everywhere in the note at once. Two voices of one person can be made one, and that can be taken back.
         */
        patch: operations["updateSpeaker"];
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save the sentences of a summary
         * @description Citations stay with the sentence of the same id. A checked note counts as changed since.
         */
        put: operations["saveSummary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a note as checked
         * @description By name and day. A later change makes it changed since.
         */
        put: operations["checkNote"];
        post?: never;
        /**
         * Take the check of a note back
         * @description Repeating it changes nothing.
         */
        delete: operations["uncheckNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/action-items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
                /**
                 * @description The action item.
                 * @example ac-118-1
                 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change or dismiss an action item
         * @description A dismissed one can be proposed again.
         */
        patch: operations["updateActionItem"];
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/action-items/{itemId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
                /**
                 * @description The action item.
                 * @example ac-118-1
                 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a task of an action item
         * @description The task hangs at the post that is named, and its assignee is notified. A repeated key answers with the note as it then stands. One whose task is gone can be made again.
         */
        post: operations["acceptActionItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Who may read a note
         * @description For its owner.
         */
        get: operations["getNoteSharing"];
        /**
         * Share a note, or take it away
         * @description Those who are new are notified. Whoever is left out is refused from the next call on.
         */
        put: operations["setNoteSharing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/ai-notes/{noteId}/audio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Hear a note
         * @description In stretches: a `Range` is answered with so much of it as the server gives at once.
         */
        get: operations["getNoteAudio"];
        put?: never;
        post?: never;
        /**
         * Delete the sound of a note
         * @description For everyone and for good; the words stay.
         */
        delete: operations["deleteNoteAudio"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/posts/{postId}/ai-notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The AI notes of a post
         * @description Those that the person may read, and the number of the others.
         */
        get: operations["listPostAiNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a bulk transition
         * @description The server goes through the posts by itself. One operation of a person runs at a time.
         */
        post: operations["startBulkTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/last-unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last operation that the person has not acknowledged
         * @description Asked once at the start of the portal, and every two seconds while it runs.
         */
        get: operations["getLastUnreadBulkTransition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/preflights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check posts before they are moved
         * @description Nothing is moved. The answer says of each post whether it can be moved, and why not.
         */
        post: operations["createBulkPreflight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/preflights/{preflightId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The check.
                 * @example preflight-1
                 */
                preflightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A check of many posts
         * @description As the posts stand now, with what the person has chosen.
         */
        get: operations["getBulkPreflight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose where posts go, which, and with what
         * @description The posts are checked again. Nothing is moved.
         */
        patch: operations["updateBulkPreflight"];
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/{operationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One operation with the outcome of every post
         * @description Also after it was acknowledged, for the report.
         */
        get: operations["getBulkTransition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/{operationId}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an operation
         * @description Posts that were moved stay where they are. It may run on for the post in hand, so the answer can still be in progress. Repeating it changes nothing.
         */
        post: operations["abortBulkTransition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/v2/communication/bulk-transitions/{operationId}/mark-as-read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a finished operation
         * @description It is then no longer the last unread one. Repeating it changes nothing.
         */
        post: operations["markBulkTransitionAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        SignInRequest: {
            userName: string;
            /** Format: password */
            password: string;
        };
        /** @description Opaque identifier; never parsed, only compared and put into addresses. */
        Id: string;
        /** @description A part of the organisation. */
        OrganisationUnit: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A person as they appear beside their work. */
        UserSummary: {
            id: components["schemas"]["Id"];
            fullName: string;
            firstName: string;
            /**
             * Format: uri-reference
             * @description Absent picture is null; initials are drawn instead.
             */
            accountPhotoUrl: string | null;
            /** @description The account no longer exists; the name stays beside what the person wrote. */
            deleted: boolean;
        };
        Away: {
            /**
             * Format: date
             * @description The last day of the absence, where the person works.
             */
            until: string;
            /** @description Who stands in. */
            deputy: components["schemas"]["UserSummary"] | null;
        };
        /** @description A person's profile. What the viewer may not see is null, as is what was never given. */
        User: {
            id: components["schemas"]["Id"];
            fullName: string;
            firstName: string;
            /**
             * Format: uri-reference
             * @description Absent picture is null; initials are drawn instead.
             */
            accountPhotoUrl: string | null;
            /** @description One line under the name. */
            caption: string | null;
            role: string | null;
            /** @description Plain text, lines kept. */
            biography: string | null;
            deleted: boolean;
            /** @description The person cannot sign in at the moment. */
            blocked: boolean;
            /** @description Hidden from everybody except administrators and the person. */
            privateProfile: boolean;
            followedByMe: boolean;
            contactEmail: string | null;
            phone: string | null;
            internalPhone: string | null;
            mobilePhone: string | null;
            place: string | null;
            area: components["schemas"]["OrganisationUnit"] | null;
            businessUnit: components["schemas"]["OrganisationUnit"] | null;
            /** @description While the person is away, as they have said themselves; null or absent otherwise. */
            away?: components["schemas"]["Away"] | null;
        };
        /** @description The right to use a paid part of the product. */
        Licence: {
            /**
             * @description Open list; the portal knows `chat` and `xlearning`.
             * @example chat
             * @example xlearning
             */
            type: string;
        };
        /** @description What the person may do beyond an ordinary member. */
        Capabilities: {
            /** @description Gives root permission. */
            resellerAdmin: boolean;
            /** @description Gives access to the registries of groups and people. */
            manageUsers: boolean;
        };
        UserSettings: {
            /** @description Whether this person may open profiles of others that are not private. */
            viewUserProfiles: boolean;
        };
        /** @description The signed-in person, with what they own and may do. */
        CurrentUser: components["schemas"]["User"] & {
            /** @description The name the person signs in with. Absent where the server keeps it to itself. */
            userName?: string;
            licences: components["schemas"]["Licence"][];
            capabilities: components["schemas"]["Capabilities"];
            userSettings: components["schemas"]["UserSettings"];
            /** @description IANA name; null means the time zone of the browser. */
            timeZone: string | null;
            /** @description Code of the language the person chose; null means the one of the browser, if offered. */
            languageCode: string | null;
        };
        /** @description Who is signed in on this browser. Asked for at start, so being signed out is an answer and not an error. */
        Session: {
            user: components["schemas"]["CurrentUser"] | null;
        };
        /** @description One part of the request that was not accepted. */
        ProblemEntry: {
            /** @description JSON pointer into the request body, or `/query/name`, `/path/name`, `/header/name`. */
            pointer: string;
            /** @description Stable kebab-case code of the reason. */
            code: string;
            /** @description English sentence for logs. */
            message: string;
        };
        /** @description What went wrong, for a program by `code` and for a person by the words that the portal chooses for that code. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Names the kind of problem; relative to the API, so that no foreign host is named.
             */
            type: string;
            /** @description Short English summary of the kind of problem, for logs; never shown to people. */
            title: string;
            /** @description The same number as the HTTP status. */
            status: number;
            /** @description What is particular about this occurrence, for logs. */
            detail?: string;
            /** @description Stable kebab-case code; the portal decides by it and never by the title. */
            code: string;
            /** @description The X-Request-Id of the request, so that a person can quote it. */
            requestId?: string;
            /** @description One entry for each part of the request that was not accepted. */
            errors?: components["schemas"]["ProblemEntry"][];
            /** @description How the thing stands now, in the shape in which the operation gives it, where the request was made for an older state (409), so that both can be shown beside each other. */
            current?: {
                [key: string]: unknown;
            };
        };
        /** @description What a new password must fulfil. Absent rules do not apply, except the minimum length, whose default is 6. */
        PasswordPolicy: {
            /** @description Version of this shape. The portal knows version 1 and refuses any other on the screens that need it. */
            schemaVersion: number;
            /** @default 6 */
            minimumLength?: number;
            maximumLength?: number;
            lowercaseRequired?: boolean;
            uppercaseRequired?: boolean;
            numericRequired?: boolean;
            nonAlphanumericRequired?: boolean;
        };
        PasswordRecoveryRequest: {
            userName: string;
        };
        /** @description One-time token from a mail or from a sign-in that happened elsewhere. */
        MailToken: string;
        ChangePasswordRequest: {
            confirmToken: components["schemas"]["MailToken"];
            /** Format: password */
            password: string;
        };
        VerifyPrivateEmailRequest: {
            verifyToken: components["schemas"]["MailToken"];
        };
        UnsubscribeRequest: {
            token: components["schemas"]["MailToken"];
        };
        /** @description The mails that a token stops. */
        Subscription: {
            kind: string;
            /** @description How often they come now; `off` where they were stopped before. */
            frequency: string;
            /** @description Masked but for its first letter and its host. */
            address: string;
        };
        ExchangeResultTokenRequest: {
            resultToken: components["schemas"]["MailToken"];
        };
        OwnPasswordChange: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            password: string;
            /** @description Whether all other sessions of the person end. */
            endOthers: boolean;
        };
        SessionDevice: {
            kind: string;
            browser: string | null;
            system: string | null;
        };
        /**
         * Format: date-time
         * @description A moment in UTC, ISO 8601.
         */
        Instant: string;
        PersonalSession: {
            id: components["schemas"]["Id"];
            /** @description Whether it is the one that asks. */
            current: boolean;
            device: components["schemas"]["SessionDevice"];
            signedInAt: components["schemas"]["Instant"];
            /** @description To five minutes. */
            lastUsedAt: components["schemas"]["Instant"];
            ipAddress: string | null;
        };
        PersonalSessions: {
            sessions: components["schemas"]["PersonalSession"][];
        };
        EndedSessions: {
            count: number;
        };
        PrivateEmail: {
            /**
             * Format: email
             * @description Confirmed.
             */
            address: string | null;
            /**
             * Format: email
             * @description Not confirmed yet; it lapses after 24 hours.
             */
            pendingAddress: string | null;
            state: string;
            /** @description When the mail may be asked for again. */
            resendAt: components["schemas"]["Instant"] | null;
        };
        PrivateEmailRequest: {
            /** Format: email */
            address: string;
            /** Format: password */
            currentPassword: string;
        };
        /** @description Configuration of the firebase app. The server names the database, so people can be spread over several. */
        RealtimeOptions: {
            apiKey: string;
            projectId: string;
            /** Format: uri */
            databaseURL: string;
            appId?: string;
            /**
             * Format: uri
             * @description Only where a stand-in takes the place of the identity service.
             */
            authEmulatorUrl?: string;
        };
        /** @description How to reach the realtime service, and with what right. */
        TransportParams: {
            realtimeOptions: components["schemas"]["RealtimeOptions"];
            /** @description Custom token that the realtime service takes for this person; it opens their own channel only. */
            authToken: string;
        };
        ClientTransport: {
            transportParams: components["schemas"]["TransportParams"];
        };
        PushChannelsClientTransport: {
            clientTransport: components["schemas"]["ClientTransport"];
        };
        InstalledFeatures: {
            chat: boolean;
            chatEmbedded: boolean;
            xlearning: boolean;
            /** @description Whether the portal has the assistant. */
            aiAssistant: boolean;
            /** @description Whether the portal has AI notes; as `aiAssistant` where it is absent, and never without it. */
            aiNotes?: boolean;
        };
        /** @description Which build the server serves. A change tells open tabs that a new version is there. */
        BuildInfo: {
            version: string;
            builtAt: components["schemas"]["Instant"];
            commit: string;
        };
        /** @description Where phones get the app; null where there is none. */
        MobileAppDownloadUrl: {
            /** Format: uri */
            ios: string | null;
            /** Format: uri */
            android: string | null;
            /** Format: uri */
            generic: string | null;
        };
        /** @description Whose portal it is. Hue and chroma tint the one accent colour, after a check of contrast. */
        Customer: {
            name: string;
            /** Format: uri-reference */
            logoUrl: string | null;
            /**
             * Format: uri-reference
             * @description The logo for dark surfaces; without it `logoUrl` stands on them too.
             */
            logoDarkUrl?: string | null;
            accentHue: number | null;
            accentChroma: number | null;
        };
        Language: {
            code: string;
            /** @description The language's own name for itself. */
            description: string;
        };
        /** @description The installation. Answering this call is what tells that the service is up. */
        Environment: {
            installedFeatures: components["schemas"]["InstalledFeatures"];
            /**
             * Format: uri-reference
             * @description Start of links that leave the portal for the plant.
             */
            plantBaseUrl: string;
            plantId: components["schemas"]["Id"];
            /** @description Passed to the telemetry seam; null means no telemetry. */
            analyticsClientId: string | null;
            buildInfo: components["schemas"]["BuildInfo"];
            mobileAppDownloadUrl: components["schemas"]["MobileAppDownloadUrl"];
            customer: components["schemas"]["Customer"];
            /** @description Those that people can choose, in the order of the menu. */
            languages: components["schemas"]["Language"][];
        };
        TimeZone: {
            /** @description IANA name. */
            id: string;
            /** @description In the language of the request. */
            description: string;
        };
        TimeZones: {
            timeZones: components["schemas"]["TimeZone"][];
        };
        /** @description A message of the operator, shown until the person acknowledges it. */
        SystemMessage: {
            id: components["schemas"]["Id"];
            text: string;
        };
        SystemMessages: {
            items: components["schemas"]["SystemMessage"][];
        };
        /** @description Translations, nested as deep as the keys have parts. Merged over the portal's own words. */
        LabelTree: {
            [key: string]: string | components["schemas"]["LabelTree"];
        };
        InfoCarousel: {
            /** @description JSON text that keeps `events/carousel-config.schema.json`. An empty string means that there is nothing to show. */
            config: string;
        };
        /** @description An entry of the links dialog. */
        ExternalLink: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * Format: uri-reference
             * @description An address with `https:` or `http:`, or one on the portal's own host. What names another host without a protocol, as `//host` or `/.//host`, is not shown.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Null where the links dialog shows an icon of its own.
             */
            iconUrl: string | null;
            /** @description Type of the licence that the link needs, null for none; the client filters too. */
            licence: string | null;
        };
        ExternalLinks: components["schemas"]["ExternalLink"][];
        LicenceUse: {
            /**
             * @description Open list; the portal knows `chat` and `xlearning`.
             * @example chat
             * @example xlearning
             */
            type: string;
            used: number;
            /** @description Null where there is no limit. */
            total: number | null;
        };
        ServiceState: {
            name: string;
            state: string;
            since: components["schemas"]["Instant"];
        };
        /** @description How the installation stands. Read only. */
        AdminInfo: {
            plantId: components["schemas"]["Id"];
            buildInfo: components["schemas"]["BuildInfo"];
            /** @description The version of this contract that the server keeps. */
            contractVersion: string;
            installedFeatures: components["schemas"]["InstalledFeatures"];
            /** @description How many accounts there are, by how they stand. */
            people: {
                active: number;
                invited: number;
                blocked: number;
            };
            licences: components["schemas"]["LicenceUse"][];
            storage: {
                usedBytes: number;
                /** @description Null where there is no limit. */
                totalBytes: number | null;
            };
            /** @description What the server needs to work. */
            services: components["schemas"]["ServiceState"][];
        };
        AuditTarget: {
            kind: string;
            id: components["schemas"]["Id"];
            /** @description What it was called then. */
            name: string;
        };
        AuditChange: {
            field: string;
            old: string | null;
            new: string | null;
        };
        /** @description One act of somebody who administers. Never changed, and kept for 400 days. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description Null where the server did it by itself. */
            actor: components["schemas"]["UserSummary"] | null;
            act: string;
            target: components["schemas"]["AuditTarget"];
            changes: components["schemas"]["AuditChange"][];
            reason: string | null;
        };
        /** @description A page of the log, newest first. */
        AuditPage: {
            entries: components["schemas"]["AuditEntry"][];
            totalCount: number;
            /** @description Null on the last page. */
            nextPageToken: string | null;
        };
        /** @description Whether a person can be reached at work, computed from stated working hours and absences alone, never from what somebody does in the portal. */
        Availability: {
            state: string;
            /** @description When the state ends; null where that is not known. */
            until: components["schemas"]["Instant"] | null;
            /** @description Who stands in while the person is away. */
            deputy: components["schemas"]["UserSummary"] | null;
        };
        PersonMatch: {
            field: string;
            id: components["schemas"]["Id"];
            /** @description What was found, as the profile says it; of a language its code. */
            name: string;
        };
        /** @description A person as they appear in the directory. What the viewer may not see is null, and had no part in the search. */
        PersonSummary: components["schemas"]["UserSummary"] & {
            caption: string | null;
            place: string | null;
            phone: string | null;
            internalPhone: string | null;
            /** @description IANA name of the zone in which the person works. */
            timeZone: string | null;
            availability: components["schemas"]["Availability"];
            privateProfile: boolean;
            followedByMe: boolean;
            /** @description Why the search and the filters found the person, where their row would not show it. */
            matches: components["schemas"]["PersonMatch"][];
        };
        /** @description How many of the people found can be reached alike, over all pages; where they are listed in that order. */
        StateCounts: {
            "at-work": number;
            "off-hours": number;
            unknown: number;
            away: number;
        };
        /** @description A page of the directory. */
        PeoplePage: {
            people: components["schemas"]["PersonSummary"][];
            /** @description How many people are found, over all pages. */
            totalCount: number;
            /** @description How many people the directory has for the viewer, whatever is searched; of the directory alone. */
            directoryCount?: number;
            stateCounts?: components["schemas"]["StateCounts"];
            /** @description Null on the last page. */
            nextPageToken: string | null;
        };
        /** @description A value that people can be filtered by. */
        Facet: {
            id: components["schemas"]["Id"];
            /** @description Of a language its code, which the client words. */
            name: string;
            /** @description How many have it among those whom the search and the other filters find. */
            count: number;
        };
        /** @description What the people who are found can be filtered by; at most 50 values each, the most frequent first. A value that is asked for is among them even if no one is left who has it. A private profile counts nowhere. */
        PeopleFacets: {
            place: components["schemas"]["Facet"][];
            area: components["schemas"]["Facet"][];
            businessUnit: components["schemas"]["Facet"][];
            skill: components["schemas"]["Facet"][];
            language: components["schemas"]["Facet"][];
            duty: components["schemas"]["Facet"][];
            atWorkCount: number;
        };
        SpokenLanguage: {
            code: string;
            level: string;
        };
        /** @description Hours and minutes on a clock of 24 hours. */
        TimeOfDay: string;
        /** @description Hours on some days of the week, on the clock of the person. `to` before `from` runs past midnight. */
        WorkingHours: {
            days: number[];
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        HideableField: string;
        /** @description What is different; a field that isn't named stays. */
        ProfileChange: {
            /** @description Of the profile that the change starts from. */
            occToken: string;
            caption?: string | null;
            pronunciation?: string | null;
            biography?: string | null;
            mobilePhone?: string | null;
            skills?: string[];
            spokenLanguages?: components["schemas"]["SpokenLanguage"][];
            workingHours?: components["schemas"]["WorkingHours"][];
            privateProfile?: boolean;
            hiddenFields?: components["schemas"]["HideableField"][];
            /** @description Refused where it comes from the personnel system. */
            role?: string | null;
        };
        Skill: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Something a person is trained and named for. One that has expired isn't given any more. */
        Duty: {
            /** @description The group of all who have it. */
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date */
            validUntil: string | null;
        };
        /** @description A person as they appear in the list of a group. */
        GroupMember: components["schemas"]["UserSummary"] & {
            caption: string | null;
        };
        /** @description When a person is away, on the calendar of their own zone; both days belong to it. Why they are away is never asked. */
        Absence: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description What colleagues should know meanwhile. */
            note: string | null;
            /** @description Who stands in. */
            deputy: components["schemas"]["UserSummary"] | null;
        };
        /** @description A person's page. What the viewer may not see is null or empty, as is what was never given. */
        Profile: components["schemas"]["User"] & {
            skills: components["schemas"]["Skill"][];
            spokenLanguages: components["schemas"]["SpokenLanguage"][];
            duties: components["schemas"]["Duty"][];
            manager: components["schemas"]["GroupMember"] | null;
            reportsCount: number | null;
            workingHours: components["schemas"]["WorkingHours"][];
            /** @description IANA name. */
            timeZone: string | null;
            availability: components["schemas"]["Availability"];
            /** @description Planned or running; others learn of it when it begins. */
            absence?: components["schemas"]["Absence"] | null;
            /** @description How the name is said. */
            pronunciation?: string | null;
            /** @description On one's own profile and for administrators. */
            licences?: components["schemas"]["Licence"][];
            /** @description Fields that come from the personnel system and can't be changed here; on one's own profile. */
            managedFields?: string[];
            /** @description Fields that the person shows to no colleague; on one's own profile and for administrators. */
            hiddenFields?: components["schemas"]["HideableField"][];
            /** @description Whether the viewer may change the profile; absent means no. */
            canEdit?: boolean;
            /** @description Names this state for the next change; where the viewer may change it. */
            occToken?: string;
        };
        /**
         * @description Name of a colour; the portal's tokens decide what it looks like in each theme.
         * @enum {string}
         */
        CommunityColor: "green" | "red" | "blue" | "violet" | "amber" | "teal" | "rose" | "slate";
        /** @description A community as it appears beside its posts. */
        CommunitySummary: {
            id: components["schemas"]["Id"];
            name: string;
            color: components["schemas"]["CommunityColor"];
        };
        SharedGroup: {
            id: components["schemas"]["Id"];
            name: string;
            membersCount: number;
        };
        SharedTask: {
            id: components["schemas"]["Id"];
            title: string;
            postId: components["schemas"]["Id"];
            dueAt: components["schemas"]["Instant"] | null;
        };
        /** @description What the viewer and a person share. Only what the viewer may see; empty where the profile is hidden. */
        InCommon: {
            communities: components["schemas"]["CommunitySummary"][];
            groups: components["schemas"]["SharedGroup"][];
            /** @description Communities, groups and tasks of both, also those beyond the lists. */
            totalCount?: number;
            /** @description What is still to be done and concerns both, as who does it, made it or follows it. */
            openTasks?: components["schemas"]["SharedTask"][];
        };
        UserCommunitiesPage: {
            communities: components["schemas"]["CommunitySummary"][];
            totalCount: number;
            /** @description Null on the last page. */
            nextPageToken: string | null;
        };
        ReportingLine: {
            managers: components["schemas"]["PersonSummary"][];
        };
        ProfilePhoto: {
            /** Format: uri-reference */
            accountPhotoUrl: string | null;
        };
        /** @description What is different; a field that isn't named stays. */
        PersonalSettingsChange: {
            languageCode?: string | null;
            timeZone?: string | null;
        };
        PersonalSettings: {
            /** @description Null means the language of the browser, if offered. */
            languageCode: string | null;
            /** @description IANA name; null means the time zone of the browser. */
            timeZone: string | null;
        };
        /** @description The only absence; one that was there is replaced. */
        AbsenceChange: {
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description At most a year after the first day.
             */
            to: string;
            note: string | null;
            deputyId: components["schemas"]["Id"] | null;
        };
        /** @description Skills that begin with the words, in any of their words; at most 20, those that most people have first. */
        SkillList: {
            skills: components["schemas"]["Skill"][];
        };
        /** @description Whether the viewer follows the person now. */
        UserFollow: {
            followedByMe: boolean;
        };
        /** @description A piece of feedback as it appears in a list. */
        CustomerFeedbackSummary: {
            id: components["schemas"]["Id"];
            /** @description What people call it when they speak of it. */
            number: number;
            kind: string;
            title: string;
            /** @description It is received, taken up, then planned or answered, and closed in the end. An answer of the person who wrote it opens it again. */
            state: string;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description An answer has come that its author has not opened yet. */
            unread: boolean;
        };
        CustomerFeedbackPage: {
            feedback: components["schemas"]["CustomerFeedbackSummary"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description Where somebody was when they wrote, as far as they left it in. Each line is optional, and none holds an id of an address. */
        CustomerFeedbackContext: {
            /** @description Name of the screen that it is about, without what stood in its address. */
            screen?: string;
            /** @description Name of the field of the profile that is wrong. */
            field?: string;
            version?: string;
            browser?: string;
            /** @description Width by height in pixels. */
            windowSize?: string;
            language?: string;
            /** @description The `X-Request-Id` of the request that failed. */
            requestId?: string;
        };
        NewCustomerFeedback: {
            /** @enum {string} */
            kind: "problem" | "idea" | "question" | "praise" | "wrong-profile-data";
            title: string;
            text: string;
            pictureIds: components["schemas"]["Id"][];
            context: components["schemas"]["CustomerFeedbackContext"];
        };
        kind: string;
        /** @description It is received, taken up, then planned or answered, and closed in the end. An answer of the person who wrote it opens it again. */
        state: string;
        /** @description Something that was said about a piece of feedback. */
        CustomerFeedbackMessage: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserSummary"];
            text: string;
            createdAt: components["schemas"]["Instant"];
            /** @description Said by those who run the portal. */
            fromOperator: boolean;
        };
        /** @description A picture that was sent with a piece of feedback, as it was covered before it was sent. */
        CustomerFeedbackPicture: {
            id: components["schemas"]["Id"];
            /** Format: uri-reference */
            url: string;
            width: number;
            height: number;
        };
        /** @description A piece of feedback with everything that was said since. */
        CustomerFeedback: {
            id: components["schemas"]["Id"];
            number: number;
            kind: components["schemas"]["kind"];
            title: string;
            state: components["schemas"]["state"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            unread: boolean;
            text: string;
            author: components["schemas"]["UserSummary"];
            /** @description Oldest first. */
            messages: components["schemas"]["CustomerFeedbackMessage"][];
            pictures: components["schemas"]["CustomerFeedbackPicture"][];
            context: components["schemas"]["CustomerFeedbackContext"];
            canReply: boolean;
            /** @description Its author, until it was planned or closed, or somebody has answered. */
            canWithdraw: boolean;
        };
        NewCustomerFeedbackMessage: {
            text: string;
        };
        Group: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            membersCount: number;
            deleted: boolean;
        };
        /** @description A page of a group's members, by name. */
        GroupMembersPage: {
            members: components["schemas"]["GroupMember"][];
            /** @description How many members the search finds, over all pages. */
            totalCount: number;
            /** @description Null on the last page. */
            nextPageToken: string | null;
        };
        /** @description Why a person cannot sign in at the moment. */
        RegistryBlock: {
            /** @description For those who look after the accounts; the person does not see it. */
            reason: string;
            /** @description When the server takes the block away by itself; null where somebody has to. */
            until: components["schemas"]["Instant"] | null;
            at: components["schemas"]["Instant"];
            /** @description Null where it was no person. */
            by: components["schemas"]["UserSummary"] | null;
        };
        RegistryGroupName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description An account with the person it belongs to. Nothing of it is hidden from those who look after accounts. */
        RegistryUser: components["schemas"]["UserSummary"] & {
            /** @description What the person signs in with; null where another system keeps it. */
            userName: string | null;
            email: string | null;
            role: string | null;
            place: string | null;
            area: components["schemas"]["OrganisationUnit"] | null;
            businessUnit: components["schemas"]["OrganisationUnit"] | null;
            state: string;
            block: components["schemas"]["RegistryBlock"] | null;
            /** @description Where the account comes from. */
            source: string;
            /** Format: date */
            joinedOn: string;
            /** @description Within a month, within a quarter, longer ago, or never. No more is told, as it would watch people. */
            lastSignIn: string;
            capabilities: components["schemas"]["Capabilities"];
            licences: components["schemas"]["Licence"][];
            privateProfile: boolean;
            /** @description The groups of the person, by name; absent in lists. */
            groups?: components["schemas"]["RegistryGroupName"][];
            /** @description Whether the viewer may block and unblock the person. */
            canBlock: boolean;
            /** @description Why not. */
            blockRefusal: string | null;
        };
        /** @description What the accounts that are found can be filtered by, with how many there are for each value among those whom the search and the other filters find. */
        RegistryFacets: {
            state: components["schemas"]["Facet"][];
            place: components["schemas"]["Facet"][];
            area: components["schemas"]["Facet"][];
            businessUnit: components["schemas"]["Facet"][];
            role: components["schemas"]["Facet"][];
            lastSignIn: components["schemas"]["Facet"][];
        };
        /** @description A page of the registry. */
        RegistryUsersPage: {
            users: components["schemas"]["RegistryUser"][];
            /** @description How many accounts are found, over all pages. */
            totalCount: number;
            /** @description Null on the last page. */
            nextPageToken: string | null;
            /** @description With the first page alone. */
            facets: components["schemas"]["RegistryFacets"] | null;
        };
        BlockRequest: {
            reason: string;
            /** @description Null for a block without an end. */
            until: components["schemas"]["Instant"] | null;
        };
        GroupMembersChange: {
            add: components["schemas"]["Id"][];
            remove: components["schemas"]["Id"][];
        };
        GroupMembersChanged: {
            group: components["schemas"]["Group"];
            added: number;
            removed: number;
        };
        /** @description A stretch of a text that was looked for. */
        TextMatch: {
            /** @description In UTF-16 units. */
            start: number;
            length: number;
        };
        /** @description A piece of a text with what was found in it. */
        MatchedText: {
            text: string;
            matches: components["schemas"]["TextMatch"][];
        };
        /** @description What stays in sight when only a part of the picture is shown; parts of its width and height from the top left. */
        FocalPoint: {
            x: number;
            y: number;
        };
        /** @description A picture of the post, with its size so that nothing moves while it loads. */
        PostImage: {
            id: components["schemas"]["Id"];
            /** Format: uri-reference */
            url: string;
            /** @description In pixels of the picture. */
            width: number;
            /** @description In pixels of the picture. */
            height: number;
            /** @description What it shows, in words; empty for mere decoration. */
            alternativeText: string;
            /** @description Its writer says that it shows nothing to describe. Absent where nobody said. */
            decorative?: boolean;
            /** @description Stands below the picture. */
            caption?: string;
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description A file of a post in its newest version. */
        AttachmentSummary: {
            id: components["schemas"]["Id"];
            /** @description File name with its extension. */
            name: string;
            mimeType: string;
            sizeBytes: number;
            version: number;
            /**
             * Format: uri-reference
             * @description Where the bytes of this version are; relative to the document's base.
             */
            url: string;
            /**
             * Format: uri-reference
             * @description Small picture of it, where the server could make one.
             */
            thumbnailUrl: string | null;
            /** @description When this version was added. */
            addedAt: components["schemas"]["Instant"];
            /** @description Who added this version. */
            addedBy: components["schemas"]["UserSummary"];
        };
        /** @description One thing that was found. */
        SearchHit: {
            type: string;
            id: components["schemas"]["Id"];
            /** @description Where it was found. Of a post that was found by its title alone, its beginning. */
            snippets: components["schemas"]["MatchedText"][];
            /** @description In which of its parts. Empty for a post in which only comments, media or documents were found. */
            matchedIn: string[];
            comment: {
                id: components["schemas"]["Id"];
                author: components["schemas"]["UserSummary"];
                at: components["schemas"]["Instant"];
            } | null;
            /** @description A picture of the post, or an attached picture or film; one of the two. */
            media: {
                image: components["schemas"]["PostImage"] | null;
                attachment: components["schemas"]["AttachmentSummary"] | null;
            } | null;
            /** @description A file in its newest version. */
            document: {
                attachment: components["schemas"]["AttachmentSummary"];
                nameMatches: components["schemas"]["TextMatch"][];
                /** @description The page with most of what was looked for; null where only the name holds it, or the file has no pages. */
                page: number | null;
            } | null;
        };
        /** @description A post as another thing refers to it. */
        PostRef: {
            id: components["schemas"]["Id"];
            number: number;
            title: string;
            /** @description In which language its title is written (BCP 47). */
            language: string;
            community: components["schemas"]["CommunitySummary"];
        };
        /** @description How the step is coloured. */
        WorkflowStateMetadata: {
            /** @description Tone from which the portal takes its own colours; open to further values, unknown ones read as neutral. */
            styleColor: string;
            /** @description The colour that was chosen, for a tone that the portal does not know. */
            styleColorCode: string;
        };
        /** @description A step of the workflow, named and coloured by those who drew it up. */
        WorkflowState: {
            id: components["schemas"]["Id"];
            /** @description In the organisation's own words, shown as it is. */
            name: string;
            metadata: components["schemas"]["WorkflowStateMetadata"];
        };
        /** @description The post in which something was found. */
        SearchedPost: components["schemas"]["PostRef"] & {
            titleMatches: components["schemas"]["TextMatch"][];
            author: components["schemas"]["UserSummary"];
            publishedAt: components["schemas"]["Instant"];
            workflowState: components["schemas"]["WorkflowState"] | null;
            archived: boolean;
            /** @description The post that is valid in its place, where the person may read it. */
            replacedBy: components["schemas"]["PostRef"] | null;
        };
        /** @description A row of the results. Grouped by post it is the post, and `inside` what was found in it. */
        SearchResult: components["schemas"]["SearchHit"] & {
            post: components["schemas"]["SearchedPost"];
            inside: components["schemas"]["SearchHit"][];
            /** @description How many were found in the post beside itself. */
            insideCount: number;
        };
        SearchCount: {
            value: number;
            /** @description There are more than can be reached. */
            atLeast: boolean;
        };
        /** @description How many were found of each type; the filters are heeded, the chosen types are not. */
        SearchCounts: {
            all: components["schemas"]["SearchCount"];
            posts: components["schemas"]["SearchCount"];
            comments: components["schemas"]["SearchCount"];
            media: components["schemas"]["SearchCount"];
            documents: components["schemas"]["SearchCount"];
        };
        SearchFacetValue: {
            /** @description What the parameter takes. */
            id: string;
            /** @description Of a language, and of `has` and `archive`, the id again, which the client words. */
            name: string;
            color?: components["schemas"]["CommunityColor"];
            /** @description How many would be found with this value, whatever else of the same facet is chosen. */
            count: number;
            selected: boolean;
        };
        /** @description Something that the results can be narrowed by, the most frequent value first. */
        SearchFacet: {
            name: string;
            /** @description At most ten, and those that are chosen. */
            values: components["schemas"]["SearchFacetValue"][];
            /** @description How many more values there are. */
            moreCount: number;
        };
        /** @description How the query was read. */
        SearchReading: {
            some: string[];
            exact: string;
            every: string[];
            none: string[];
            /** @description What has no letter and no digit. */
            ignored: string[];
        };
        SearchPage: {
            results: components["schemas"]["SearchResult"][];
            /** @description On the first page of results that are grouped by post, the best of the media among them. */
            media: components["schemas"]["SearchResult"][];
            /** @description Null on the last page. */
            nextPageToken: string | null;
            counts: components["schemas"]["SearchCounts"];
            /** @description In how many posts they stand. */
            postsCount: number;
            facets: components["schemas"]["SearchFacet"][];
            reading: components["schemas"]["SearchReading"];
        };
        /** @description A workflow as another thing refers to it. */
        WorkflowRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description How a person stands to a community. */
        Membership: {
            user: components["schemas"]["UserSummary"];
            /** @enum {string} */
            state: "requested" | "invited" | "member";
            /** @enum {string} */
            role: "member" | "moderator";
            /** @enum {string} */
            source: "self" | "request" | "invitation" | "organisation";
            /** @description What the person said with the request; only moderators and the person see it. */
            message: string | null;
            requestedAt: components["schemas"]["Instant"] | null;
            invitedBy: components["schemas"]["UserSummary"] | null;
            joinedAt: components["schemas"]["Instant"] | null;
        };
        /** @description Who may read, join and write in a community, and how the person stands to it. Lists tell it too. All of it may be absent where a server does not tell. */
        CommunityAccess: {
            /**
             * @description In an archived one everything can be read, and nothing written, joined or asked for.
             * @enum {string}
             */
            state?: "active" | "archived";
            /** @enum {string} */
            readAccess?: "everyone" | "members";
            /** @description When false, only members and invited people learn that it exists. */
            listed?: boolean;
            /** @enum {string} */
            posting?: "members" | "moderators";
            /**
             * @description How one becomes a member; `assigned` ones have the members whom the organisation gives them.
             * @enum {string}
             */
            joining?: "open" | "request" | "invitation" | "assigned";
            /** @description In which languages people write there (BCP 47). */
            languages?: string[];
            /** @description The place it belongs to, as people's profiles name it; null for none. */
            site?: string | null;
            /** @description The person's own membership; null for none. */
            mine?: components["schemas"]["Membership"] | null;
            /** @description Whether its posts are in the person's own feed. */
            follow?: boolean;
            /** @description When false, the answer holds what leads to joining and nothing of what is written or who belongs: the numbers are 0. */
            canRead?: boolean;
            canJoin?: boolean;
            canLeave?: boolean;
            canFollow?: boolean;
            canManageMembers?: boolean;
            /** @description Why the person can't do what they could, by the name of the right. */
            reasons?: {
                [key: string]: string;
            };
        };
        /** @description Whom or what an embedded object stands for, with the name at the time of writing. */
        DeltaReference: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of a mention; a person where it is absent. */
            type?: string;
        };
        /** @description A piece of text or an embedded object, with its formats. */
        DeltaOperation: {
            insert: string | {
                mention?: components["schemas"]["DeltaReference"];
                hashtag?: components["schemas"]["DeltaReference"];
                table?: components["schemas"]["DeltaReference"];
                image?: components["schemas"]["DeltaReference"];
            };
            /** @description Formats such as bold, link or list, by name. */
            attributes?: {
                [key: string]: unknown;
            };
        };
        /** @description Rich text as a Quill delta. A mention is the insert `{mention: {id, name}}`, with `type: group` for a group, a hashtag the insert `{hashtag: {id, name}}`, a table `{table: {id, name}}`, a picture `{image: {id, name}}`. The id `new` of a hashtag stands for one that publishing makes. Unknown inserts are kept unchanged. */
        Delta: {
            ops: components["schemas"]["DeltaOperation"][];
        };
        CommunityRule: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
        };
        /** @description How much is in the parts of a community, as the person may read it. */
        CommunityCounts: {
            posts: number;
            archivedPosts: number;
            /** @description Those that are not over. */
            events: number;
            files: number;
            hashtags: number;
            members: number;
            /** @description Those that wait for a decision; 0 for people who don't decide. */
            requests: number;
        };
        CommunityArchived: {
            at: components["schemas"]["Instant"];
            by: components["schemas"]["UserSummary"];
            note: string;
        };
        /** @description Names the state that the client has seen (optimistic concurrency control). A save with an old token is refused with the code `occ-conflict`, so that nobody overwrites what they have not read. */
        OccToken: string;
        /** @description What a community says of itself. Lists leave it out. */
        CommunityDetails: {
            cover?: components["schemas"]["PostImage"] | null;
            about?: components["schemas"]["Delta"] | null;
            rules?: components["schemas"]["CommunityRule"][];
            /** @description Rises with every change of the rules. */
            rulesRevision?: number;
            rulesChangedAt?: components["schemas"]["Instant"] | null;
            moderators?: components["schemas"]["UserSummary"][];
            counts?: components["schemas"]["CommunityCounts"];
            /** @description Who archived it, when and why; null for an active one. */
            archived?: components["schemas"]["CommunityArchived"] | null;
            /** @description The years from which it has posts, the latest first. */
            postYears?: number[];
            /** @description Whether the person may change it (`updateCommunity`). */
            canEdit?: boolean;
            /** @description Whether the person may archive it, or bring an archived one back (`archiveCommunity`, `unarchiveCommunity`). */
            canArchive?: boolean;
            /** @description Whether the person may remove it for good (`removeCommunity`); only an archived one. */
            canRemove?: boolean;
            /** @description Goes along with a change; only there for those who may change it. */
            occToken?: components["schemas"]["OccToken"];
        };
        /** @description A community as the person sees it. */
        Community: components["schemas"]["CommunitySummary"] & {
            description: string | null;
            membersCount: number;
            postsCount: number;
            /** @description Posts that this person has not read yet. */
            unreadPostsCount: number;
            hashtagsEnabled: boolean;
            /** @enum {string} */
            membership: "none" | "member" | "moderator";
            catalogId: string | null;
            /** @description Whether the person may write posts here. Absent where the server does not tell ahead. */
            canCreatePost?: boolean;
            /** @description Why not; only there when `canCreatePost` is false. */
            createPostRefusal?: string;
            /** @description Which workflow its posts go through; null or absent for none. */
            workflow?: components["schemas"]["WorkflowRef"] | null;
        } & components["schemas"]["CommunityAccess"] & components["schemas"]["CommunityDetails"];
        CommunityList: {
            communities: components["schemas"]["Community"][];
            /** @description How many there are in all pages. Absent where the server does not count. */
            totalCount?: number;
            /** @description Asks for the next page; null or absent at the end. */
            nextPageToken?: string | null;
            /** @description Whether the person may make a community. */
            canCreate?: boolean;
            /** @description The places of the organisation, by which the directory can be narrowed; only told in the directory. */
            sites?: string[];
        };
        WrittenRule: {
            title: string;
            text: string;
        };
        /** @description What is said of a community when it is made or changed. */
        CommunityFields: {
            name?: string;
            description?: string | null;
            color?: components["schemas"]["CommunityColor"];
            /** @description The catalog it stands in; null for none. */
            catalogId?: components["schemas"]["Id"] | null;
            languages?: string[];
            site?: string | null;
            /** @enum {string} */
            readAccess?: "everyone" | "members";
            listed?: boolean;
            /** @enum {string} */
            posting?: "members" | "moderators";
            /** @enum {string} */
            joining?: "open" | "request" | "invitation" | "assigned";
            hashtagsEnabled?: boolean;
            /** @description At most 10,000 letters. */
            about?: components["schemas"]["Delta"] | null;
            /** @description All rules in their order; those that were there before are replaced, and `rulesRevision` rises. */
            rules?: components["schemas"]["WrittenRule"][];
        };
        /** @description A community to make. What is not said is open to everyone, for everyone to join and for its members to write in. */
        NewCommunity: components["schemas"]["CommunityFields"] & {
            name: string;
        };
        /** @description A picture whose bytes have arrived, or another focal point of the one that is there. */
        CoverChange: {
            /** @description Of an upload session of the same community with the purpose `image`. */
            fileId?: components["schemas"]["Id"];
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description What changes of a community; what is absent stays. */
        CommunityChange: components["schemas"]["CommunityFields"] & {
            occToken: components["schemas"]["OccToken"];
            /** @description The picture above it; null takes it away. */
            cover?: components["schemas"]["CoverChange"] | null;
        };
        /** @description What a person says who joins or asks to join. */
        Joining: {
            /** @description For the moderators; only a request has one. */
            message?: string;
            /** @description The rules that the person has read; refused when they have changed since. */
            rulesRevision?: number;
        };
        CommunityArchiving: {
            /** @description Why, and where to go instead; readers see it. */
            note?: string;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description Whether the person follows the community after the change. */
        CommunityFollow: {
            follow: boolean;
        };
        /**
         * @description Everything, what is said to the person (mentions, replies, reminders, what is asked of them), or nothing.
         * @enum {string}
         */
        NotificationLevel: "all" | "addressed" | "none";
        CommunityNotificationLevelChange: {
            level: components["schemas"]["NotificationLevel"];
            until: components["schemas"]["Instant"] | null;
        };
        /** @description How much of a community reaches the person. What is asked of them by name stays in the list at every level, without a push at `none`. */
        CommunityNotificationLevel: {
            community: components["schemas"]["CommunitySummary"];
            level: components["schemas"]["NotificationLevel"];
            /** @description From then on it is `all` again; null for no end. */
            until: components["schemas"]["Instant"] | null;
        };
        MemberPage: {
            memberships: components["schemas"]["Membership"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description What a member is to the community. */
        MemberChange: {
            /** @enum {string} */
            role: "member" | "moderator";
        };
        MembershipDecision: {
            accept: boolean;
            /** @description For the person who asked, when the answer is no. */
            reason?: string;
        };
        /** @description A single person. */
        AssigneeUser: {
            /** @constant */
            type: "user";
            user: components["schemas"]["UserSummary"];
        };
        /** @description A group as a whole. */
        AssigneeGroup: {
            /** @constant */
            type: "group";
            /** @description The group with its name at the time. */
            group: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description How many people it stands for; absent where the server does not tell, and not read when it is sent. */
                membersCount?: number;
            };
        };
        /** @description Who is responsible; `type` tells which of the two it is. */
        Assignee: components["schemas"]["AssigneeUser"] | components["schemas"]["AssigneeGroup"];
        /** @description Who is invited into a community. */
        MemberInviting: {
            invitees: components["schemas"]["Assignee"][];
        };
        /** @description What became of it. */
        InvitedMembers: {
            /** @description How many people are invited or let in now. */
            added: number;
            already: number;
        };
        /** @description A picture in a post, or a file of it in its newest version; one of the two. */
        CommunityFile: {
            id: components["schemas"]["Id"];
            post: components["schemas"]["PostRef"];
            addedAt: components["schemas"]["Instant"];
            image: components["schemas"]["PostImage"] | null;
            attachment: components["schemas"]["AttachmentSummary"] | null;
        };
        /** @description Files and pictures of a community's posts, newest first. */
        CommunityFilePage: {
            files: components["schemas"]["CommunityFile"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A hashtag as it appears on a post. */
        HashtagSummary: {
            id: components["schemas"]["Id"];
            /** @description Without the leading */
            name: string;
            deleted: boolean;
        };
        /** @description A moment together with the zone in which it was meant. */
        ZonedDateTime: {
            /**
             * Format: date-time
             * @description ISO 8601 with the offset that the zone had then.
             */
            zonedDatetime: string;
            /**
             * @description Name of the zone in the IANA database.
             * @example Europe/Rome
             */
            timeZone: string;
        };
        /** @description A date and time without a zone; never shifted for the reader. */
        LocalDateTime: {
            /** @description ISO 8601 without an offset. */
            localDatetime: string;
        };
        /** @description Either a moment in a zone, or a time of day that is the same wherever one reads it. */
        EventTime: components["schemas"]["ZonedDateTime"] | components["schemas"]["LocalDateTime"];
        /** @description How many people answered what; those waiting wanted to come when the event was full. */
        InvitationCounts: {
            accepted: number;
            tentative: number;
            declined: number;
            pending: number;
            waiting: number;
        };
        /** @description One person who is invited to an event. */
        Invitation: {
            id: components["schemas"]["Id"];
            invitee: components["schemas"]["UserSummary"];
            /** @description The group as whose member the person was invited. */
            viaGroup?: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description Staff help with the event. */
            kind: string;
            /** @description What a member of the staff does there. */
            duty?: string | null;
            response: string;
            /** @description What the person wrote with the answer. */
            note?: string | null;
            respondedAt?: components["schemas"]["Instant"] | null;
            /** @description Which place of those waiting it is. */
            place?: number | null;
        };
        /** @description When the event of a post takes place. */
        PostEvent: {
            startAt: components["schemas"]["EventTime"];
            /** @description Absent when no end was given. */
            endAt?: components["schemas"]["EventTime"];
            /** @description Takes whole days; the time of day of `startAt` then means nothing. */
            allDay: boolean;
            place?: string;
            /**
             * Format: uri
             * @description Where one takes part from afar.
             */
            joinUrl?: string | null;
            /** @description How many can come; who accepts later waits. */
            capacity?: number | null;
            /** @description Whether readers may come without an invitation. */
            openToReaders?: boolean;
            /** @description Until when answers are taken; absent or null for the start of the event. */
            respondBy?: components["schemas"]["Instant"] | null;
            cancelled?: boolean;
            /**
             * Format: uri-reference
             * @description Where the event is to be had for a calendar (`getCalendarFile`).
             */
            calendarFileUrl?: string;
            /** @description How the invited people answered; absent where nobody is invited. */
            counts?: components["schemas"]["InvitationCounts"];
            /** @description Null where the person is not invited. */
            myInvitation?: components["schemas"]["Invitation"] | null;
        };
        /** @description Whether a post is out. Another thing than the state of its workflow. */
        Publication: {
            state: string;
            /** @description When a scheduled post is to go out. */
            publishAt?: components["schemas"]["ZonedDateTime"];
            publishedAt?: components["schemas"]["Instant"];
            archivedAt?: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The day on which it is to be archived.
             */
            archiveAt?: string;
            /** @description Why a scheduled post could not go out; its time is over and it still waits. */
            failure?: {
                code: string;
                at: components["schemas"]["Instant"];
            };
        };
        /** @description What readers of a post are asked to confirm. */
        AcknowledgementRequest: {
            /** @description What a person agrees to, in the author's words; empty in a draft only, and then it is among its problems. */
            statement: string;
            /**
             * Format: date
             * @description The last day, the same in every time zone; null for no end.
             */
            dueDate?: string | null;
            /** @description Who is asked; null for all members of the community. */
            subjects?: components["schemas"]["Assignee"][] | null;
        };
        /** @description How one person stands to what was asked. */
        Acknowledgement: {
            user: components["schemas"]["UserSummary"];
            /** @description Outdated where an older revision was acknowledged than has to be known. */
            state: string;
            /** @description The revision that was acknowledged last. */
            revision: number | null;
            /** @description What was agreed to then. */
            statement: string | null;
            acknowledgedAt: components["schemas"]["Instant"] | null;
            /** Format: date */
            dueDate: string | null;
            remindedAt: components["schemas"]["Instant"] | null;
        };
        /** @description How many people are asked, and how many stand where. Those overdue are among the pending and outdated. */
        AcknowledgementCounts: {
            required: number;
            acknowledged: number;
            pending: number;
            outdated: number;
            overdue: number;
        };
        /** @description What readers of a post are asked to confirm, and how far that is. */
        PostAcknowledgement: components["schemas"]["AcknowledgementRequest"] & {
            /** @description The revision that has to be known, the last one of substance; a later one counts as well. */
            revision: number;
            /** @description How the person stands; null where nothing is asked of them. */
            mine: components["schemas"]["Acknowledgement"] | null;
            /** @description Absent for those who may not see who has acknowledged. */
            counts?: components["schemas"]["AcknowledgementCounts"];
        };
        /** @description Which questions are asked, how many, and how long they take. */
        SurveyQuestions: {
            revision: number;
            count: number;
            minutes: number;
            languages: string[];
        };
        /** @description How many people are asked, and how many have answered. */
        SurveyCounts: {
            asked: number;
            answered: number;
        };
        /** @description How a person stands to a survey. */
        SurveyParticipation: {
            state: string;
            /** Format: date */
            answeredOn: string | null;
        };
        /** @description The survey of a post as a person sees it. */
        PostSurvey: {
            state: string;
            /** @description Null where it opened with the post. */
            opensAt: components["schemas"]["ZonedDateTime"] | null;
            /** @description Null without an end. Of a closed one, when it was closed. */
            closesAt: components["schemas"]["ZonedDateTime"] | null;
            /** @description Who is asked; null for everyone who reads the post. */
            subjects: components["schemas"]["Assignee"][] | null;
            /** @description Whether an answer can be changed until the end. */
            changeable: boolean;
            /** @description Who sees the results beside those who manage the survey. */
            results: string;
            /** @description From when those others see them. */
            resultsFrom: string;
            questions: components["schemas"]["SurveyQuestions"];
            /** @description Absent for those who do not see the results. */
            counts?: components["schemas"]["SurveyCounts"];
            /** @description How the person stands; null where nothing is asked of them. */
            mine: components["schemas"]["SurveyParticipation"] | null;
            /** @description Whether the person may answer now, or change what was answered. */
            canAnswer: boolean;
            canSeeResults: boolean;
            /** @description Whether the person sees answers by name, reminds and closes. */
            canManage: boolean;
        };
        /** @description A step that the person may take. */
        NextTransition: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether it asks for something, or to be confirmed; else one click takes it. */
            opensForm: boolean;
        };
        /** @description Where a post stands in its workflow, as lists show it. */
        PostInWorkflow: {
            workflowId: components["schemas"]["Id"];
            /** @description When it came into its state. */
            since: components["schemas"]["Instant"];
            /** @description Whether this person is among those who can bring it forward. */
            waitingForMe: boolean;
            /** @description Whether it has been in its state for longer than it should. */
            overTarget: boolean;
            /** @description The step forward that this person may take; null where there is none. */
            nextTransition: components["schemas"]["NextTransition"] | null;
            /** @description A transition sends it, so that nobody decides about a state that is over. */
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A post as it stands in a feed. */
        PostSummary: {
            id: components["schemas"]["Id"];
            /** @description What people call it by; unique in the organisation. */
            number: number;
            title: string;
            /** @description First words of the content, without formats. */
            excerpt: string;
            author: components["schemas"]["UserSummary"];
            community: components["schemas"]["CommunitySummary"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            /** @description Null where the community runs no workflow on its posts. */
            workflowState: components["schemas"]["WorkflowState"] | null;
            hashtags: components["schemas"]["HashtagSummary"][];
            /**
             * Format: uri-reference
             * @description The picture that stands for the post in lists; null where it has none.
             */
            coverImageUrl: string | null;
            /** @description The file that the feed names; the others are only counted. */
            mainAttachment: components["schemas"]["AttachmentSummary"] | null;
            /** @description All files, the main one included, pictures in the text left out. */
            attachmentsCount: number;
            imagesCount: number;
            likesCount: number;
            likedByMe: boolean;
            bookmarkedByMe: boolean;
            /** @description Comments that still stand; deleted ones are not counted. */
            commentsCount: number;
            /** @description Some of the people whose comments still stand, each once and without the author. Absent where the server does not tell. */
            commenters?: components["schemas"]["UserSummary"][];
            read: boolean;
            /** @description In which language it is written (BCP 47), so that it is read aloud and hyphenated rightly. */
            language: string;
            /** @description The picture above the title, drawn 12:5 around its focal point; `coverImageUrl` is its address. Absent where the server knows the address alone. */
            coverImage?: components["schemas"]["PostImage"] | null;
            /** @description Only there when the post invites to something at a time. */
            event?: components["schemas"]["PostEvent"];
            /** @description Absent where the server knows published posts only. */
            publication?: components["schemas"]["Publication"];
            /** @description What readers are asked to confirm; null where they are not, absent where the server does not ask. */
            acknowledgement?: components["schemas"]["PostAcknowledgement"] | null;
            /** @description What it asks; null or absent where it asks nothing. */
            survey?: components["schemas"]["PostSurvey"] | null;
            /** @description Where it stands in its workflow; null or absent where it goes through none. */
            workflow?: components["schemas"]["PostInWorkflow"] | null;
            /** @description The newer post that is to be read in its place; absent or null where there is none. */
            replacedBy?: components["schemas"]["PostRef"] | null;
        };
        /** @description Posts with an event, the next one first. */
        EventPage: {
            events: components["schemas"]["PostSummary"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A shelf of communities. */
        Catalog: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            communityIds: components["schemas"]["Id"][];
        };
        CatalogList: {
            catalogs: components["schemas"]["Catalog"][];
        };
        /** @description Posts that the person keeps together under a name. */
        Collection: {
            id: components["schemas"]["Id"];
            name: string;
            postsCount: number;
            description?: string;
            owner?: components["schemas"]["UserSummary"];
            /** @description People and groups who may read it. */
            sharedWith?: components["schemas"]["Assignee"][];
            occToken?: components["schemas"]["OccToken"];
            /** @description Whether it is the person's own; those of others can be read. */
            canEdit?: boolean;
        };
        CollectionList: {
            collections: components["schemas"]["Collection"][];
        };
        /** @description What a person says of a collection. */
        CollectionFields: {
            name: string;
            description?: string;
            /** @description People and groups who may read it; none when it is absent. */
            sharedWith?: components["schemas"]["Assignee"][];
        };
        /** @description A collection as it shall be. */
        CollectionChange: {
            name: string;
            description?: string;
            /** @description Unchanged when it is absent. */
            sharedWith?: components["schemas"]["Assignee"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A page of what a collection holds, in its order. */
        CollectionPostPage: {
            collection: components["schemas"]["Collection"];
            posts: components["schemas"]["PostSummary"][];
            nextPageToken: string | null;
        };
        CollectionMove: {
            postId: components["schemas"]["Id"];
            /** @description The post that it is to follow; null for the first place. */
            afterPostId: components["schemas"]["Id"] | null;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description An entry of the home selector. */
        Home: {
            id: components["schemas"]["Id"];
            name: string;
            isNew: boolean;
            /** @description The home that the person was in last; at most one. */
            current: boolean;
        };
        HomeList: {
            homes: components["schemas"]["Home"][];
        };
        /** @description How a widget shows its data. Settings of other kinds and of newer servers may stand here, too. */
        WidgetSettings: {
            look?: string;
            /** @description The first post stands out. */
            lead?: boolean;
            /** @description How many entries it has at most; the place that a client keeps for them. */
            count?: number;
            /** @description Where its entries come from; all communities of the person where there are none. */
            communityIds?: components["schemas"]["Id"][];
            /** @description Of a to-do list, which kinds of `listWaiting` it has. */
            kinds?: string[];
            tone?: string;
        } & {
            [key: string]: unknown;
        };
        HomeLink: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * Format: uri-reference
             * @description An address of the portal that begins with one `/`, below its base, or one of another host with `https:`. Others are not shown.
             */
            href: string;
            /** @description Name of a sign that the client knows. */
            icon: string | null;
        };
        /** @description One picture with what is most important; nothing rotates. */
        HeroContent: {
            title: string;
            text: string | null;
            picture: components["schemas"]["PostImage"] | null;
            link: components["schemas"]["HomeLink"] | null;
            /** @description The day that it is about; null where it is about none. */
            day: string | null;
        };
        SurveyTeaser: {
            post: components["schemas"]["PostRef"];
            questionsCount: number;
            /** @description About how long it takes. */
            minutes: number;
            until: components["schemas"]["Instant"] | null;
            /** @description The person has answered; they are thanked. */
            answered: boolean;
        };
        HomeFigure: {
            id: components["schemas"]["Id"];
            label: string;
            /** @description Of `days-since` and `days-until` the value is a number of days. */
            kind: string;
            /** @description Null where it counts so few people that it would tell about them. */
            value: number | null;
            unit: string | null;
            /** @description What it is measured by. */
            note: string | null;
            /** @description Where it has moved to, and whether that is wanted; null where that is not told. */
            change: {
                direction: string;
                wanted: boolean;
            } | null;
            /** @description How it went before, the oldest value first; fewer than two are not drawn. */
            points: number[];
            /** Format: uri-reference */
            href: string | null;
        };
        HomeSearch: {
            /** @description Where it searches; everywhere where it is null. */
            communityId: components["schemas"]["Id"] | null;
            /** @description Offered to be searched for. */
            terms: string[];
        };
        TrackTeaser: {
            id: components["schemas"]["Id"];
            title: string;
            stepsCount: number;
            doneCount: number;
            /** @description The step that comes next; null when all are done. */
            next: {
                id: components["schemas"]["Id"];
                title: string;
                minutes: number | null;
            } | null;
        };
        /** @description What a widget shows, under the property of its kind; what the person may not read is left out. */
        WidgetData: {
            /** @description The kind of the widget. */
            kind: string;
            asOf: components["schemas"]["Instant"];
            /** @description How many entries there are beside those that are shown. Absent where it is not counted. */
            totalCount?: number;
            hero?: components["schemas"]["HeroContent"];
            text?: components["schemas"]["Delta"];
            /** @description Of news and pinned posts. */
            posts?: components["schemas"]["PostSummary"][];
            events?: components["schemas"]["PostSummary"][];
            survey?: components["schemas"]["SurveyTeaser"];
            figures?: components["schemas"]["HomeFigure"][];
            /** @description Those that the person's licences open. */
            links?: components["schemas"]["HomeLink"][];
            search?: components["schemas"]["HomeSearch"];
            people?: components["schemas"]["PersonSummary"][];
            communities?: components["schemas"]["Community"][];
            track?: components["schemas"]["TrackTeaser"];
        };
        WidgetProblem: {
            code: string;
            retryable: boolean;
        };
        /** @description One part of a home. A client leaves out kinds that it does not know. To-do lists carry no data: what waits is asked for by `listWaiting`. */
        Widget: {
            id: components["schemas"]["Id"];
            kind: string;
            title: string | null;
            settings: components["schemas"]["WidgetSettings"];
            hideWhenEmpty: boolean;
            /** @description What it shows; null where the client asks for it by `getWidgetData`. */
            data: components["schemas"]["WidgetData"] | null;
            /** @description Why it shows nothing; null where nothing is known to be wrong. */
            problem: components["schemas"]["WidgetProblem"] | null;
        };
        /** @description A part of a home over its whole width. */
        HomeSection: {
            id: components["schemas"]["Id"];
            title: string | null;
            /** @description How wide its columns are; `main-aside` has 8 and 4 of 12 parts. */
            layout: string;
            /** @description Stands on a coloured ground. */
            tint: boolean;
            /** @description How the columns follow each other where there is room for one. */
            narrowOrder: string;
            columns: components["schemas"]["Widget"][][];
        };
        /** @description A published home, as it is for the person who asks. What is for others is not in it. */
        HomePage: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Rises with each publication. */
            version: number;
            publishedAt: components["schemas"]["Instant"];
            canEdit: boolean;
            sections: components["schemas"]["HomeSection"][];
        };
        /** @description How many things wait for the person, by kind. Each but `overdue` counts what the others do not. */
        WaitingCounts: {
            /** @description Posts whose next step is theirs. */
            decision: number;
            acknowledgement: number;
            /** @description Surveys and rounds that they have not answered. */
            answer: number;
            /** @description Events that they have not answered. */
            invitation: number;
            /** @description Open tasks that are theirs by name; what waits for one of their groups is left out. */
            task: number;
            /** @description Posts of theirs that could not go out at their time. */
            failedSchedule: number;
            /** @description How many of all these are past their end. */
            overdue: number;
        };
        /** @description The numbers beside the entries of the sidebar. */
        NavigationCounts: {
            mySpace: number;
            workflows: number;
            tasks: number;
            /** @description What the person has written and not published; scheduled posts and changes of published ones included. */
            drafts?: number;
            /** @description What waits, by kind; `mySpace` is its sum without `overdue`. Absent from servers that only count. */
            waiting?: components["schemas"]["WaitingCounts"];
            /** @description Unread mentions. */
            mentions?: number;
            /** @description AI notes of the person that nobody has checked, or that failed. Absent where the portal has no AI notes. */
            aiNotes?: number;
        };
        /** @description The steps of a post that the person may take, those forward first. */
        WaitingDecision: {
            state: components["schemas"]["WorkflowState"];
            occToken: components["schemas"]["OccToken"];
            transitions: components["schemas"]["NextTransition"][];
        };
        /** @description How urgent it is; null for a task like any other. */
        TaskPriority: string | null;
        /** @description A step of a post. */
        TaskStep: {
            transitionId: components["schemas"]["Id"];
            name: string;
        };
        /** @description How a task ended. */
        TaskClosing: {
            outcome: string;
            note: string | null;
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
        };
        /** @description A task as lists show it. One person finishes it, by a moment where it has one. */
        TaskSummary: {
            id: components["schemas"]["Id"];
            kind: string;
            title: string;
            post: components["schemas"]["PostRef"];
            /** @description Open, in progress or done. A done one has a `closing`. */
            state: components["schemas"]["WorkflowState"];
            /** @description Who does it; null while nobody is asked. */
            assignee: components["schemas"]["Assignee"] | null;
            /** @description The group from which the assignee took it; null where they were asked by name. */
            viaGroup: components["schemas"]["AssigneeGroup"] | null;
            /** @description When it is due; null when it has no end. It is overdue after this moment, one for a whole day after the end of that day in its zone. */
            expiration: components["schemas"]["ZonedDateTime"] | null;
            /** @description Only the day of `expiration` counts. */
            expirationAllDay: boolean;
            priority: components["schemas"]["TaskPriority"];
            /** @description The step of the post that waits for it; null where none does. */
            requiredFor: components["schemas"]["TaskStep"] | null;
            commentsCount: number;
            attachmentsCount: number;
            /** @description How it ended; null while it is open. */
            closing: components["schemas"]["TaskClosing"] | null;
            /** @description Whether the person may change its state, close and reopen it. */
            canMove: boolean;
            /** @description Whether it waits for one of the person's groups, so that the person can take it. */
            canTake: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description One thing that waits for the person, with what it takes to do it at once. */
        WaitingItem: {
            id: components["schemas"]["Id"];
            kind: string;
            /** @description What it is about, in the words of its author; the title of the post or the task. */
            title: string;
            /** @description The post that it belongs to; null where it belongs to none. */
            post: components["schemas"]["PostRef"] | null;
            /** @description Who asks; null where nobody does. */
            from: components["schemas"]["UserSummary"] | null;
            since: components["schemas"]["Instant"];
            /** @description The last moment at which it is not overdue; null without an end. The target of a workflow is none. */
            dueAt: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description Of a decision; what the person may do about it. */
            workflow?: components["schemas"]["WaitingDecision"];
            /** @description Of a task. */
            task?: components["schemas"]["TaskSummary"];
            /** @description Of an acknowledgement; what is to be confirmed. */
            acknowledgement?: components["schemas"]["PostAcknowledgement"];
            /** @description Of an acknowledgement; the revision of the post that is out. */
            revision?: number;
            /** @description Of an answer; what is asked. */
            survey?: components["schemas"]["PostSurvey"];
            /** @description Of an invitation. */
            event?: components["schemas"]["PostEvent"];
        };
        /** @description A page of what waits; overdue things first, then those with an end, then the newest. */
        WaitingPage: {
            items: components["schemas"]["WaitingItem"][];
            /** @description Of all kinds, whichever are listed. */
            counts: components["schemas"]["WaitingCounts"];
            /** @description How many there are of the kinds that are listed. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A place where the person was mentioned, by name or as one of a group. */
        Mention: {
            id: components["schemas"]["Id"];
            /** @description Null where the post is gone or closed to the person. */
            post: components["schemas"]["PostRef"] | null;
            commentId: string | null;
            taskId: string | null;
            author: components["schemas"]["UserSummary"];
            /** @description The group that was mentioned; null where it was the person. */
            viaGroup: components["schemas"]["AssigneeGroup"] | null;
            at: components["schemas"]["Instant"];
            /** @description What was said, as plain text. */
            excerpt: string;
            read: boolean;
        };
        /** @description A page of mentions, newest first. */
        MentionPage: {
            mentions: components["schemas"]["Mention"][];
            unreadCount: number;
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description Either some mentions or all up to one. */
        MarkMentionsRead: {
            ids?: components["schemas"]["Id"][];
            /** @description This one and all that are older; later ones stay unread. */
            newestId?: components["schemas"]["Id"];
        };
        /** @description What is unread afterwards. */
        MentionsRead: {
            unreadCount: number;
        };
        /** @description A post that the person saved. */
        Favourite: {
            /** @description That of the post. */
            id: components["schemas"]["Id"];
            /** @description Null where it is gone. */
            post: components["schemas"]["PostSummary"] | null;
            /** @description Null where it is only in the collection that is listed. */
            savedAt: components["schemas"]["Instant"] | null;
            /** @description The post was removed, or is closed to the person now. */
            gone: boolean;
        };
        /** @description A page of what a person saved. */
        FavouritePage: {
            favourites: components["schemas"]["Favourite"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description The newest post that is shown. */
        FeedPositionChange: {
            postId: components["schemas"]["Id"];
        };
        /** @description Where a person stopped in a feed. */
        FeedPosition: {
            /** @description The newest post at the last visit. */
            postId: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
        };
        /** @description Where the visit before this one ended. */
        FeedPositionSaved: {
            position: components["schemas"]["FeedPosition"] | null;
        };
        /** @description A page of the feed, newest first. */
        PostPage: {
            posts: components["schemas"]["PostSummary"][];
            /** @description Asks for the next older page; null at the end. */
            nextPageToken: string | null;
            /** @description How many there are in all pages; told where a community or an author is named. */
            totalCount?: number;
            /** @description The newest post of the list; told on its first page, newest first. What a client keeps as the feed position. */
            newestId?: string | null;
            /** @description Where the person stopped at the visit before, with the filter latest; told on the first page. */
            position?: components["schemas"]["FeedPosition"] | null;
        };
        /** @description In which language it is written (BCP 47). */
        "Language-2": string;
        /** @description Where a new post is to be written, and what it takes from another one. */
        NewPost: {
            communityId: components["schemas"]["Id"];
            language: components["schemas"]["Language-2"];
            /** @description The post that is copied; it must be readable. */
            copyOfPostId?: components["schemas"]["Id"];
            /** @description What is copied; comments, answers, acknowledgements and tasks never are. */
            copyParts?: string[];
        };
        /** @description Another person who writes on the same post. */
        EditingPerson: {
            user: components["schemas"]["UserSummary"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description How a post stands for those who write it. */
        PostWriting: {
            /** @description Number of the published text, from 1; null before the first publication. */
            revision?: number | null;
            /** @description The person's unpublished changes of this post. */
            myDraft?: {
                updatedAt: components["schemas"]["Instant"];
            } | null;
            /** @description Other people whose draft of this post changed in the last two minutes. */
            editingNow?: components["schemas"]["EditingPerson"][];
            /** @description Whether the person may change the text and publish it. */
            canEdit?: boolean;
            /** @description Whether the person may begin a post of their own from it. */
            canCopy?: boolean;
            canArchive?: boolean;
            canRemove?: boolean;
        };
        /** @description How a post stands to other posts and to what the person collects. */
        PostRelating: {
            /** @description Those with posts that the person cannot read included. */
            relationsCount?: number;
            canRelate?: boolean;
            /** @description Collections of the person that hold the post. */
            collectionIds?: components["schemas"]["Id"][];
        };
        /** @description Planning of a post; what is null is not planned. */
        PostDataFields: {
            /** @description Who is responsible. */
            assignee?: components["schemas"]["Assignee"] | null;
            /**
             * Format: date
             * @description A day of the calendar, the same in every time zone.
             */
            expectedStartDate?: string | null;
            /** Format: date */
            expectedEndDate?: string | null;
            /** @description Open to further values. */
            priority?: string | null;
        };
        /** @description The planning of a post as it stands. */
        PostData: components["schemas"]["PostDataFields"] & {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What a post is beside its text, and what the person may do with that; absent where the server knows none of it. */
        PostFacets: {
            /** @description Null where nothing is planned. */
            data?: components["schemas"]["PostData"] | null;
            /** @description Whether the person may plan the post; the assignee may. */
            canEditData?: boolean;
            /** @description Whether the person may invite to the event of the post. */
            canInvite?: boolean;
            /** @description Whether the person may see who has acknowledged the post. */
            canSeeAcknowledgements?: boolean;
            /** @description Some of the people who are invited to the event of the post, those who come first. */
            invitees?: components["schemas"]["UserSummary"][];
        };
        /** @description A column and how its cells are aligned and written. */
        TableColumn: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Open to further values, unknown ones read as text. */
            type: string;
        };
        /** @description What stands in a cell; dates are ISO 8601 strings, an empty cell is null. */
        TableCell: string | number | boolean | null;
        /** @description Columns and the rows below them; every row has one cell for each column. */
        TableData: {
            columns: components["schemas"]["TableColumn"][];
            rows: components["schemas"]["TableCell"][][];
        };
        /** @description A table as a text shows it. */
        TableSummary: {
            id: components["schemas"]["Id"];
            title: string;
            columnsCount: number;
            rowsCount: number;
            /** @description All of it up to 8 columns and 20 rows, else the first three rows. */
            preview: components["schemas"]["TableData"];
        };
        /** @description What a text shows of the tables that it names. */
        PostTables: {
            /** @description One for each table of the text. Absent where the server does not tell. */
            tables?: components["schemas"]["TableSummary"][];
        };
        /** @description The work that hangs at a post; absent where the server knows none. */
        PostTasks: {
            tasksCount?: {
                open: number;
                all: number;
            };
            /** @description Whether the person may make tasks at the post. */
            canCreateTask?: boolean;
        };
        /** @description The parts of the work of a post; absent where the server knows none. */
        PostSubActivities: {
            subActivitiesCount?: {
                open: number;
                all: number;
            };
            /** @description Whether the person may add and change sub-activities. */
            canPlan?: boolean;
        };
        /** @description What people were asked about a post; absent where the server knows no feedback. */
        PostFeedback: {
            /** @description The requests for feedback that the person may read. */
            feedbackRequestsCount?: number;
            /** @description Whether the person may ask people for feedback on the post. */
            canAskFeedback?: boolean;
        };
        /** @description A post in full. */
        Post: components["schemas"]["PostSummary"] & {
            content: components["schemas"]["Delta"];
            images: components["schemas"]["PostImage"][];
            occToken: components["schemas"]["OccToken"];
            /** @description Whether the person may write comments here; the reason why not is the community's. */
            canComment: boolean;
            /** @description Whether the person may add files here. Absent where the server does not tell ahead; then the refusal of the upload tells. */
            canAddAttachments?: boolean;
        } & components["schemas"]["PostWriting"] & components["schemas"]["PostRelating"] & components["schemas"]["PostFacets"] & components["schemas"]["PostTables"] & components["schemas"]["PostTasks"] & components["schemas"]["PostSubActivities"] & components["schemas"]["PostFeedback"];
        /** @description Something to look at before publishing; only errors prevent it. */
        DraftProblem: {
            /**
             * @description JSON pointer into the draft.
             * @example /title
             */
            pointer: string;
            code: string;
            severity: string;
            /** @description Whom the problem concerns, for example a mentioned person who cannot read the post. */
            subject?: components["schemas"]["Assignee"];
        };
        /** @description A draft as it stands in a list. */
        DraftSummary: {
            /** @description Of the post. */
            id: components["schemas"]["Id"];
            number: number;
            /** @description A post never published, a change of a published one, or one that waits for its time. */
            state: string;
            mode: string;
            /** @description Empty where none is written yet. */
            title: string;
            excerpt: string;
            community: components["schemas"]["CommunitySummary"];
            language: components["schemas"]["Language-2"];
            updatedAt: components["schemas"]["Instant"];
            occToken: components["schemas"]["OccToken"];
            publication: components["schemas"]["Publication"];
            problems: components["schemas"]["DraftProblem"][];
            /** @description Of the post that the draft belongs to, for publishing it from the list. */
            postOccToken?: components["schemas"]["OccToken"];
        };
        /** @description How many drafts a person has, by state; failed ones are among the scheduled. */
        DraftCounts: {
            draft: number;
            edit: number;
            scheduled: number;
            failed: number;
        };
        /** @description A page of drafts, and how many there are in all. */
        DraftPage: {
            drafts: components["schemas"]["DraftSummary"][];
            counts: components["schemas"]["DraftCounts"];
            nextPageToken: string | null;
        };
        /** @description What a draft holds of a post. */
        DraftFields: {
            /** @description May be empty or too long to be published; then it is among the problems. */
            title: string;
            content: components["schemas"]["Delta"];
            communityId: components["schemas"]["Id"];
            language: components["schemas"]["Language-2"];
            /** @description Pictures of the post in their order, those in the text included. */
            imageIds?: components["schemas"]["Id"][];
            coverImageId?: components["schemas"]["Id"] | null;
            /**
             * Format: date
             * @description The day on which the post is to be archived.
             */
            archiveAt?: string | null;
            /** @description The published revision that the draft began from; null for a post that was never published. */
            baseRevision?: number | null;
            event?: components["schemas"]["PostEvent"] | null;
            /** @description What is planned when the post goes out; null for nothing. */
            data?: components["schemas"]["PostDataFields"] | null;
            /** @description What readers are asked to confirm when the post goes out; null for nothing. */
            acknowledgement?: components["schemas"]["AcknowledgementRequest"] | null;
        };
        /** @description How a draft stands on the server. */
        DraftSaved: {
            occToken: components["schemas"]["OccToken"];
            updatedAt: components["schemas"]["Instant"];
            problems: components["schemas"]["DraftProblem"][];
        };
        /** @description What the text of a draft names, so that it can be shown while it is written. */
        DraftMedia: {
            /** @description All pictures that were sent for the post, those included that no text shows yet. */
            images?: components["schemas"]["PostImage"][];
            /** @description One for each table of the text. */
            tables?: components["schemas"]["TableSummary"][];
        };
        /** @description What a person has written of a post and not published. */
        Draft: components["schemas"]["DraftFields"] & components["schemas"]["DraftSaved"] & {
            postId: components["schemas"]["Id"];
            /** @description Whether the post is new, a change of a published one, or began as a copy. */
            mode: string;
        } & components["schemas"]["DraftMedia"];
        /** @description A draft as it is to be saved. */
        DraftContent: components["schemas"]["DraftFields"] & {
            /** @description Of the draft as the person knows it; null where there was none. */
            occToken: components["schemas"]["OccToken"] | null;
        };
        /** @description Which draft is published on top of which state of the post, when, and who hears of it. */
        Publishing: {
            draftOccToken: components["schemas"]["OccToken"];
            /** @description Of the post as the person knows it. */
            occToken: components["schemas"]["OccToken"];
            /** @description Absent for at once. */
            publishAt?: components["schemas"]["ZonedDateTime"];
            /** @description What changed, in the author's words. */
            note?: string;
            /**
             * @description Whether the change is one of substance, so that acknowledgements are asked for again.
             * @default false
             */
            substantive?: boolean;
            /**
             * @description Whether readers hear of the change. Of a new post they always hear.
             * @default false
             */
            notify?: boolean;
        };
        /** @description What the picture shows, for those who cannot see it. */
        AlternativeText: string;
        /** @description Stands below the picture; empty for none. */
        Caption: string;
        /** @description A picture whose bytes have arrived, and its words. */
        NewPostImage: {
            /** @description Of an upload session of the same post with the purpose `image`. */
            fileId: components["schemas"]["Id"];
            alternativeText?: components["schemas"]["AlternativeText"];
            /** @description It shows nothing that a reader would miss, and needs no description. */
            decorative?: boolean;
            caption?: components["schemas"]["Caption"];
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description New words of a picture; what is absent stays. */
        PostImageChange: {
            alternativeText?: components["schemas"]["AlternativeText"];
            decorative?: boolean;
            caption?: components["schemas"]["Caption"];
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        /** @description A table for a post. It never changes; editing makes a new one, so that a published text keeps its own. */
        NewTable: {
            title: string;
            data: components["schemas"]["TableData"];
        };
        /** @description What is to change in the planning of a post; what is absent stays. */
        PostDataChange: components["schemas"]["PostDataFields"] & {
            /** @description Of the planning as the person knows it; null where there was none. */
            occToken: components["schemas"]["OccToken"] | null;
        };
        /** @description A page of the invited people, by name, and how all of them answered. */
        InvitationPage: {
            invitations: components["schemas"]["Invitation"][];
            counts: components["schemas"]["InvitationCounts"];
            nextPageToken: string | null;
        };
        /** @description RFC 4180 in UTF-8 with a byte order mark, the names of the columns in the language of the request. A cell that a spreadsheet would take for a formula is led by an apostrophe. */
        InvitationsFile: string;
        /** @description Who is invited, and as what. */
        Inviting: {
            invitees: components["schemas"]["Assignee"][];
            kind: string;
            duty?: string | null;
        };
        /** @description What became of it. */
        InvitedPeople: {
            /** @description How many people are invited now who were not before. */
            added: number;
            already: number;
            /** @description Who was left out, because they cannot read the post. */
            cannotRead: components["schemas"]["UserSummary"][];
            counts: components["schemas"]["InvitationCounts"];
        };
        /** @description Whether the person comes. */
        InvitationAnswer: {
            response: string;
            note?: string | null;
        };
        /** @description The answer as it was taken; at a full event it is `waiting`. */
        InvitationAnswered: {
            invitation: components["schemas"]["Invitation"];
            counts: components["schemas"]["InvitationCounts"];
        };
        /** @description What the organiser changes; what is absent stays. */
        InvitationChange: {
            kind?: string;
            duty?: string | null;
            /** @description The organiser may accept beyond the capacity. */
            response?: string;
        };
        /** @description A calendar with one event. */
        CalendarFile: string;
        /** @description A page of the people who are asked, by name, and how many there are in all. */
        AcknowledgementPage: {
            acknowledgements: components["schemas"]["Acknowledgement"][];
            counts: components["schemas"]["AcknowledgementCounts"];
            nextPageToken: string | null;
        };
        /** @description RFC 4180 in UTF-8 with a byte order mark, the names of the columns in the language of the request. A cell that a spreadsheet would take for a formula is led by an apostrophe. */
        AcknowledgementsFile: string;
        /** @description Which revision was read. */
        Acknowledging: {
            revision: number;
        };
        /** @description Who is reminded. */
        AcknowledgementReminder: {
            /** @description Null for everybody who has not acknowledged. */
            userIds: components["schemas"]["Id"][] | null;
        };
        /** @description How many people were reminded. */
        RemindersSent: {
            count: number;
        };
        /** @description What has to be true of the answer to an earlier question. */
        QuestionCondition: {
            questionId: components["schemas"]["Id"];
            is: string;
            /** @description What the answer is compared with: an option, a step, a number, yes or no, a verdict of a check. A choice of several is equal to each that was chosen. */
            value: string | number | boolean | null;
        };
        /** @description When a question is shown. Its conditions look at earlier questions only; one that is not shown has no answer. */
        ShowWhen: {
            /** @enum {string} */
            match: "all" | "any";
            conditions: components["schemas"]["QuestionCondition"][];
        };
        /** @description What an answer is worth; null where none is given. */
        Verdict: string | null;
        /** @description Something that can be chosen, or a row of a matrix. */
        QuestionOption: {
            id: components["schemas"]["Id"];
            label: string;
            /** @description Nothing else is chosen with it. */
            exclusive?: boolean;
            verdict?: components["schemas"]["Verdict"];
        };
        /** @description A number as it was meant, its zeros included, with a point before its decimals. */
        DecimalNumber: string;
        /** @description What is within the inner limits is ok, what is within the outer ones a warning. A value at a limit is within it. */
        MeasurementLimits: {
            lower: components["schemas"]["DecimalNumber"] | null;
            upper: components["schemas"]["DecimalNumber"] | null;
            warnLower: components["schemas"]["DecimalNumber"] | null;
            warnUpper: components["schemas"]["DecimalNumber"] | null;
            target: components["schemas"]["DecimalNumber"] | null;
        };
        /** @description One question, or the heading of those that follow. Which of the optional fields there are depends on the kind; a client that does not know a kind shows its text, asks for no answer and sends one that it finds back untouched. */
        Question: {
            id: components["schemas"]["Id"];
            kind: string;
            text: string;
            help?: string | null;
            images?: components["schemas"]["PostImage"][];
            required: boolean;
            /** @description Null or absent where it is always shown. */
            showWhen?: components["schemas"]["ShowWhen"] | null;
            /** @description Rises where its answers can no longer be compared with those before. */
            series: number;
            /** @description Of choices and rankings, and the columns of a matrix. */
            options?: components["schemas"]["QuestionOption"][];
            /** @description Of a matrix. */
            rows?: components["schemas"]["QuestionOption"][];
            /** @description Of choices; whether something of one's own may be written. */
            allowOther?: boolean;
            /** @description Of several choices and of photos; how many at least. */
            min?: number;
            /** @description Of several choices and of photos; how many at most. */
            max?: number;
            /** @description Of a text; whether it may have several lines. */
            long?: boolean;
            /** @description Of a text. */
            maxLength?: number;
            /** @description Of a scale; its first step. */
            from?: number;
            /** @description Of a scale; its last step. */
            to?: number;
            lowLabel?: string | null;
            highLabel?: string | null;
            /** @description Of numbers and measurements. */
            unit?: string | null;
            /** @description Of numbers and measurements; how many places behind the decimal sign are taken. */
            decimals?: number;
            /** @description Of measurements. */
            limits?: components["schemas"]["MeasurementLimits"] | null;
            /** @description Of missions. */
            commentsCount?: number;
        };
        /** @description How a question differs from the revision before. */
        QuestionChange: {
            questionId: components["schemas"]["Id"];
            /** @description After `new-series` its figures are not compared with those before. */
            kind: string;
        };
        /** @description The questions of one revision, in their order. A published one never changes; changes make a revision. */
        QuestionSet: {
            revision: number;
            publishedAt: components["schemas"]["Instant"];
            /** @description In which languages the questions are written (BCP 47), the author's first. */
            languages: string[];
            questions: components["schemas"]["Question"][];
            /** @description What differs from the revision before. */
            changes: components["schemas"]["QuestionChange"][];
        };
        /** @description What was chosen, and what was written beside it. */
        ChosenOptions: {
            optionIds: components["schemas"]["Id"][];
            other: string | null;
        };
        /** @description By the id of a row, the option that was chosen there. */
        MatrixChoices: {
            rows: {
                [key: string]: components["schemas"]["Id"];
            };
        };
        /** @description What was answered, in the shape of its kind. */
        AnswerValue: boolean | number | string | components["schemas"]["Id"][] | components["schemas"]["ChosenOptions"] | components["schemas"]["MatrixChoices"];
        /** @description What was answered to a question. */
        Answer: {
            questionId: components["schemas"]["Id"];
            value: components["schemas"]["AnswerValue"];
            /** @description The server's own count; what a client sends here is not read. */
            verdict?: components["schemas"]["Verdict"];
            answeredAt?: components["schemas"]["Instant"];
        };
        /** @description What one person answers to a survey; a draft until it is sent. */
        AnswerSet: {
            id: components["schemas"]["Id"];
            /** @description The questions that were answered; a begun set keeps its revision. */
            revision: number;
            author: components["schemas"]["UserSummary"];
            /** @description Changed where answers were sent and others are being written since. */
            state: string;
            answers: components["schemas"]["Answer"][];
            startedAt: components["schemas"]["Instant"] | null;
            /** @description When it was sent, at last. */
            finishedAt: components["schemas"]["Instant"] | null;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A page of the answers by person, the newest first. */
        AnswerSetPage: {
            answerSets: components["schemas"]["AnswerSet"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description RFC 4180 in UTF-8 with a byte order mark: a row an answer set, a column a question or an option of several. A cell that a spreadsheet would take for a formula is led by an apostrophe. */
        SurveyAnswersFile: string;
        /** @description Answers as they stand on the device; they take the place of what the server held. */
        AnswerSetChange: {
            /** @description The one of the answers as they were told, so that a repeated request makes no second set. */
            id: components["schemas"]["Id"];
            revision: number;
            answers: components["schemas"]["Answer"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description Some of those who answered. */
        ResultGroup: {
            key: string;
            name: string;
            /** @description Null where it is too few to be told. */
            count: number | null;
        };
        /** @description How often one thing was answered. */
        ResultCount: {
            /** @description The id of an option, a step, `yes`, `no`, `other`, or the number of a span. */
            key: string;
            count: number;
            /** @description Of a matrix. */
            rowId?: components["schemas"]["Id"];
            from?: components["schemas"]["DecimalNumber"];
            to?: components["schemas"]["DecimalNumber"];
            /** @description Of a ranking; the mean place. */
            mean?: number;
        };
        /** @description How often what was answered. */
        Distribution: {
            answered: number;
            /** @description By option, step or `yes` and `no`; of numbers by equal spans; of a ranking how often an option came first; of a matrix by row and option. Texts and days are in lists of their own. */
            counts: components["schemas"]["ResultCount"][];
            /** @description Of scales and numbers. */
            mean: number | null;
        };
        /** @description What one group answered. */
        GroupResult: {
            key: string;
            hidden: boolean;
        } & components["schemas"]["Distribution"];
        /** @description What was answered to a question, by all and by group. */
        QuestionResult: {
            questionId: components["schemas"]["Id"];
            series: number;
            /** @description Too few answers to be shown. */
            hidden: boolean;
            /** @description In the order of the groups. */
            groups?: components["schemas"]["GroupResult"][];
        } & components["schemas"]["Distribution"];
        /** @description How many answered on a day. */
        ResultDay: {
            /** Format: date */
            day: string;
            count: number;
        };
        /** @description What was answered, question by question. */
        SurveyResults: {
            /** @description How many answer sets the figures are made of. */
            answersShown: number;
            answersReceived: number;
            /** @description Empty where no breakdown was asked for. */
            groups: components["schemas"]["ResultGroup"][];
            questions: components["schemas"]["QuestionResult"][];
            /** @description How many answered on which day. */
            days?: components["schemas"]["ResultDay"][];
        };
        /** @description What somebody wrote. */
        SurveyText: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description Null for those who do not see answers by name. */
            author: components["schemas"]["UserSummary"] | null;
        };
        /** @description A page of what was written. */
        SurveyTextPage: {
            texts: components["schemas"]["SurveyText"][];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description Somebody who is asked. */
        ParticipatingPerson: {
            user: components["schemas"]["UserSummary"];
            state: string;
            answeredAt: components["schemas"]["Instant"] | null;
            remindedAt: components["schemas"]["Instant"] | null;
        };
        /** @description A page of the people who are asked, by name, and how many there are in all. */
        ParticipationPage: {
            people: components["schemas"]["ParticipatingPerson"][];
            counts: components["schemas"]["SurveyCounts"];
            nextPageToken: string | null;
        };
        /** @description When the survey ends; in the past or null for now. In the future it opens a closed survey again. */
        SurveyClosing: {
            closesAt: components["schemas"]["ZonedDateTime"] | null;
        };
        /** @description Something that the person is asked. */
        ToAnswerItem: {
            id: components["schemas"]["Id"];
            kind: string;
            post: components["schemas"]["PostRef"];
            from: components["schemas"]["UserSummary"];
            dueAt: components["schemas"]["Instant"] | null;
            /** @description Of a survey. */
            survey?: components["schemas"]["PostSurvey"];
        };
        /** @description How many wait, and how many were answered within the last 14 days. */
        ToAnswerCounts: {
            open: number;
            done: number;
        };
        /** @description A page of what the person is asked, what ends first at the top. */
        ToAnswerPage: {
            items: components["schemas"]["ToAnswerItem"][];
            counts: components["schemas"]["ToAnswerCounts"];
            nextPageToken: string | null;
        };
        /** @description A person or a group that can be named. */
        SubjectCandidate: {
            subject: components["schemas"]["Assignee"];
            /** @description What tells people of one name apart; empty where nothing may be shown. */
            detail: string;
            /** @description Whether they can read the post or the community that was asked about; true where none was. */
            canRead: boolean;
        };
        /** @description People and groups to choose from. */
        SubjectCandidates: {
            candidates: components["schemas"]["SubjectCandidate"][];
        };
        /** @description Posts to choose from. */
        PostCandidates: {
            posts: components["schemas"]["PostSummary"][];
        };
        /** @description A hashtag to choose, with its weight. */
        CommunityHashtag: {
            id: components["schemas"]["Id"];
            /** @description Without the leading */
            name: string;
            /** @description How often it is used in its community. */
            count: number;
        };
        /** @description A page of the hashtags of a community. */
        CommunityHashtagPage: {
            hashtags: components["schemas"]["CommunityHashtag"][];
            nextPageToken: string | null;
        };
        RevisionNumber: number;
        /** @description A published text of a post as it stands in the history. */
        PostRevisionSummary: {
            revision: components["schemas"]["RevisionNumber"];
            publishedAt: components["schemas"]["Instant"];
            publishedBy: components["schemas"]["UserSummary"];
            /** @description What changed, in the words of who published it. */
            note: string | null;
            /** @description Whether the change was one of substance; true for the first text. */
            substantive: boolean;
            /** @description Parts that differ from the revision before; empty for the first. */
            changed: string[];
        };
        /** @description A page of the history of a post, newest first. */
        PostRevisionPage: {
            revisions: components["schemas"]["PostRevisionSummary"][];
            nextPageToken: string | null;
        };
        /** @description A published text of a post in full. */
        PostRevision: components["schemas"]["PostRevisionSummary"] & {
            title: string;
            language: string;
            content: components["schemas"]["Delta"];
            images: components["schemas"]["PostImage"][];
        };
        /** @description How a post stands to another one. */
        Relation: {
            id: components["schemas"]["Id"];
            kind: string;
            /** @description `outgoing` when the post that was asked for replaces, continues or was copied from the other, `incoming` when the other does. A mere relation has the direction in which it was made. */
            direction: string;
            /** @description The other post. */
            post: components["schemas"]["PostSummary"];
            createdBy: components["schemas"]["UserSummary"];
            createdAt: components["schemas"]["Instant"];
            /** @description Whether the person may take the relation away; the copies of a post stay known. */
            canRemove: boolean;
        };
        RelationList: {
            relations: components["schemas"]["Relation"][];
            /** @description How many more there are with posts that the person cannot read. */
            hiddenCount: number;
        };
        NewRelation: {
            /** @enum {string} */
            kind: "related" | "continues" | "replaces";
            /** @description The other post. */
            postId: components["schemas"]["Id"];
        };
        /** @description A person or a group that may do something with a post, and what gives them that. */
        PostGrant: {
            subject: components["schemas"]["Assignee"];
            /** @description To plan is to change who does it, when, and how urgent it is. */
            role: string;
            /** @description A grant is what those who may change the visibility gave; the others come with the post. */
            source: string;
        };
        /** @description Who can read a post, and who may do more with it. */
        PostVisibility: {
            /** @description Everyone who can read the community of the post, or only those whom its grants name. */
            scope: string;
            /** @description How many people can read it; blocked and deleted accounts can not. */
            readersCount: number;
            /** @description Who may do more than the scope says. No grant reaches past the community of the post. */
            grants: components["schemas"]["PostGrant"][];
            /** @description Names this state of it for a change. */
            occToken?: string;
            /** @description Whether the person may change it. */
            canEdit?: boolean;
        };
        /** @description A person or a group that is given something. To edit includes to read. */
        NewPostGrant: {
            subject: components["schemas"]["Assignee"];
            role: string;
        };
        /** @description Who is to read a post, whole: what is absent from `grants` is taken away. What the author, the assignee and the moderators of the community may do is not given here and stays. */
        PostVisibilityChange: {
            scope: string;
            grants: components["schemas"]["NewPostGrant"][];
            /** @description As it came with the visibility that was read. */
            occToken: string;
        };
        /** @description Whether a person can read a post, and why. */
        PostReader: {
            user: components["schemas"]["UserSummary"];
            canRead: boolean;
            /** @description What opens the post to the person, or what closes it. */
            reasons: string[];
        };
        /** @description A page of those who can read a post, by name. */
        PostReaderPage: {
            readers: components["schemas"]["PostReader"][];
            nextPageToken: string | null;
        };
        /** @description The likes of a post after the change. */
        PostLike: {
            likedByMe: boolean;
            likesCount: number;
        };
        /** @description Whether the post is among the person's favourites now. */
        PostBookmark: {
            bookmarkedByMe: boolean;
        };
        /** @description A comment or a reply to one. Of a deleted comment only its place remains, so that replies keep their sense. */
        Comment: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["UserSummary"];
            /** @description Without any operation when the comment is deleted. */
            content: components["schemas"]["Delta"];
            createdAt: components["schemas"]["Instant"];
            editedAt: components["schemas"]["Instant"] | null;
            deleted: boolean;
            likesCount: number;
            likedByMe: boolean;
            /** @description The comment that this one answers; null for one that stands by itself. A reply to a reply names that reply. */
            replyToCommentId: components["schemas"]["Id"] | null;
            /** @description The people that the content mentions, as they are now. */
            mentions: components["schemas"]["UserSummary"][];
            /** @description The key that the comment was written with, for the one who wrote it and for nobody else: a client whose answer was lost knows by it that the comment arrived. */
            clientKey?: string;
            /** @description Names the content that was read; sent back with a change. */
            occToken?: string;
            /** @description Whether the person may change the comment. */
            canEdit?: boolean;
            /** @description Whether the person may delete the comment. */
            canRemove?: boolean;
        };
        /** @description A stretch of the conversation, oldest first. */
        CommentPage: {
            comments: components["schemas"]["Comment"][];
            /** @description All comments of the post that still stand, on whatever page. */
            totalCount: number;
            /** @description Asks for the next newer stretch; null at the end. */
            nextPageToken: string | null;
        };
        /** @description A comment to be written. */
        NewComment: {
            content: components["schemas"]["Delta"];
            replyToCommentId?: components["schemas"]["Id"];
            /** @description Made up by the client once for each comment. A second request with the same key answers with the first comment, so that a lost answer or a double click writes it once only. */
            clientKey: string;
        };
        /** @description What a comment is to say from now on. */
        CommentChange: {
            content: components["schemas"]["Delta"];
            /** @description As it was read with the comment. A change with an older one is refused with the code `occ-conflict`. */
            occToken: string;
        };
        /** @description The likes of a comment after the change. */
        CommentLike: {
            likedByMe: boolean;
            likesCount: number;
        };
        /** @description The file as it was saved once. */
        AttachmentVersion: {
            version: number;
            name: string;
            mimeType: string;
            sizeBytes: number;
            /** Format: uri-reference */
            url: string;
            /** Format: uri-reference */
            thumbnailUrl: string | null;
            addedAt: components["schemas"]["Instant"];
            addedBy: components["schemas"]["UserSummary"];
            /** @description What is new in it, in the words of who added it. */
            note?: string | null;
            /** @description The version that it brought back; null for one that was uploaded. */
            restoredFrom?: number | null;
        };
        /** @description A file of a post with everything that it ever was. */
        Attachment: components["schemas"]["AttachmentSummary"] & {
            /** @description Newest first; the first one is the version that the attachment itself shows. */
            versions: components["schemas"]["AttachmentVersion"][];
        };
        /** @description All files of a post, and the token that the next save must name. */
        AttachmentList: {
            attachments: components["schemas"]["Attachment"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A file of the upload session that becomes an attachment. */
        NewAttachment: {
            fileId: components["schemas"]["Id"];
            name: string;
        };
        /** @description A change of one attachment; with `fileId` it gets a new version, with `name` it is renamed. */
        AttachmentUpdate: {
            attachmentId: components["schemas"]["Id"];
            /** @description A file of the upload session. */
            fileId?: components["schemas"]["Id"];
            name?: string;
        };
        /** @description Everything that one save changes in the files of a post; empty lists are sent as such. */
        AttachmentSaveBatch: {
            /** @description Uploaded files that become new attachments. */
            attachments: components["schemas"]["NewAttachment"][];
            /** @description Attachments that get a new version or another name. */
            updateAttachments: components["schemas"]["AttachmentUpdate"][];
            removeAttachmentIds: components["schemas"]["Id"][];
            /** @description The session that holds the bytes; null when the save brings none. */
            attachmentsUploadSessionId: components["schemas"]["Id"] | null;
            /** @description Names of hashtags that the post gets with it, without the leading */
            hashtags?: string[];
            /** @description Of the list that the person looked at, or the `nextOccToken` of the save before. */
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What the save added or gave a new version, in the order of the request, and the token for the next save. */
        AttachmentSaveResult: {
            addAttachments: components["schemas"]["Attachment"][];
            nextOccToken: components["schemas"]["OccToken"];
        };
        /** @description Which state of the files the person has seen. */
        AttachmentRestoring: {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description One announced file. */
        UploadFileRequest: {
            /** @description The client's own name of the file, given back beside the server's id. */
            clientKey: string;
            name: string;
            sizeBytes: number;
            /** @description What the browser says; may be empty, the server looks for itself. */
            mimeType: string;
        };
        /** @description Announces files whose bytes will follow, for a post or a community; one of the two. */
        UploadSessionRequest: {
            postId?: components["schemas"]["Id"];
            /** @description The community whose cover the picture becomes; needs the purpose `image` and the right to edit it. */
            communityId?: components["schemas"]["Id"];
            /** @description An open session of the same person and post that these files join, so that one save can hold them all. Without it a new one is opened. */
            sessionId?: components["schemas"]["Id"];
            /**
             * @description What the files are for: attachments of the post (so where absent), or pictures of its text, which need the right to edit it and are taken by `addPostImage`; of a community its cover, taken by `updateCommunity`; or files of an answer to a request for feedback at the post, taken by `saveFeedbackDraft`.
             * @enum {string}
             */
            purpose?: "attachment" | "image" | "feedback";
            files: components["schemas"]["UploadFileRequest"][];
        };
        /** @description How far one file has come. */
        UploadFile: {
            fileId: components["schemas"]["Id"];
            clientKey: string;
            sizeBytes: number;
            /** @description Everything before this offset has arrived; the upload goes on from here, also after a pause or a lost connection. */
            receivedBytes: number;
        };
        /** @description A place for bytes that are on their way. It ends when it is completed, or by itself at `expiresAt`. */
        UploadSession: {
            sessionId: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Instant"];
            /** @description The most that one ranged upload may carry. */
            maxRangeBytes: number;
            /** @description All files of the session, those that joined it too. */
            files: components["schemas"]["UploadFile"][];
        };
        /** @description A hashtag with its place and its weight, for the dialog that explains it. */
        Hashtag: {
            id: components["schemas"]["Id"];
            /** @description Without the leading */
            name: string;
            communityId: components["schemas"]["Id"];
            followedByMe: boolean;
            /** @description Nobody can use or follow it any more; what carries it still does. */
            deleted: boolean;
            /** @description How often it is used in its community. */
            count: number;
            /**
             * @description The community has switched its hashtags off; the dialog then only says so.
             * @default false
             */
            communityHashtagsDisabled?: boolean;
        };
        /** @description Whether the person follows the hashtag now. */
        HashtagFollow: {
            followedByMe: boolean;
        };
        /** @description A table to be read. */
        TableInfo: {
            title: string;
            data: components["schemas"]["TableData"];
        };
        /**
         * @description The list in the portal, the push of a browser, or the summary by mail. A push shows an entry of the list, so a kind that is off in the list is pushed nowhere.
         * @enum {string}
         */
        NotificationChannel: "stream" | "push" | "summary";
        NotificationCell: {
            /** @description A kind of notification, or `other`. */
            typeId: string;
            channel: components["schemas"]["NotificationChannel"];
            /**
             * @description What the person has chosen; null follows the organisation's default.
             * @enum {string|null}
             */
            value: "on" | "off" | null;
            /** @description Whether it reaches the person now. */
            effective: boolean;
            /** @description Why it can't be changed; null where it can. `asked` is what is asked of the person by name. */
            locked: string | null;
        };
        /** @description Hours without a push. The list goes on as ever. */
        QuietHours: {
            enabled: boolean;
            /** @description Days on which the hours begin; 1 is Monday. */
            days: number[];
            from: components["schemas"]["TimeOfDay"];
            /** @description Before `from` it is on the next day. */
            to: components["schemas"]["TimeOfDay"];
        };
        /** @description When the summary is mailed; it is never empty. */
        SummarySettings: {
            /** @enum {string} */
            frequency: "off" | "daily" | "workdays" | "weekly";
        };
        /** @description What reaches a person, by kind and channel, and the hours in which nothing may interrupt. */
        NotificationSettings: {
            /** @description One entry for each kind and channel; `other` stands for all kinds that aren't listed. */
            cells: components["schemas"]["NotificationCell"][];
            /** @description Communities with a level of their own that has not run out, by name. */
            communities: components["schemas"]["CommunityNotificationLevel"][];
            quiet: components["schemas"]["QuietHours"];
            /** @description Until then no push is shown; null while nothing is paused. */
            pausedUntil: components["schemas"]["Instant"] | null;
            summary: components["schemas"]["SummarySettings"];
            occToken: string;
        };
        NotificationCellChange: {
            typeId: string;
            channel: components["schemas"]["NotificationChannel"];
            /** @enum {string|null} */
            value: "on" | "off" | null;
        };
        /** @description What is to be different; what isn't named stays. */
        NotificationSettingsChange: {
            occToken: string;
            cells?: components["schemas"]["NotificationCellChange"][];
            quiet?: components["schemas"]["QuietHours"];
            pausedUntil?: components["schemas"]["Instant"] | null;
            summary?: components["schemas"]["SummarySettings"];
        };
        NotificationVolumeEntry: {
            typeId: string;
            count: number;
        };
        /** @description How much happened to the person in the last 28 days, whatever the settings were. */
        NotificationVolume: {
            entries: components["schemas"]["NotificationVolumeEntry"][];
        };
        /** @description Where the person's realtime channel is. */
        UserNotificationsChannel: {
            /** @description The channel and how to listen to it. */
            channelConnection: {
                channelId: components["schemas"]["Id"];
                /** @description What the transport needs in order to listen. */
                connectionParams: {
                    /** @description Path in the realtime database; a new value there says that something changed and nothing more. */
                    firebaseChannelPath: string;
                };
            };
        };
        /** @description The post that the entry is about. */
        NotificationPost: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * @description The post is gone, so nothing can be opened.
             * @default false
             */
            removed?: boolean;
        };
        /** @description Who was responsible and who is now; null where nobody was or is. */
        AssigneeChange: {
            old: components["schemas"]["Assignee"] | null;
            new: components["schemas"]["Assignee"] | null;
        };
        /** @description A day of the calendar before and after, without a time zone; null where none was or is set. */
        DateChange: {
            /** Format: date */
            old: string | null;
            /** Format: date */
            new: string | null;
        };
        /** @description The priority before and after; null where none was or is set. */
        PriorityChange: {
            /** @description Open to further values. */
            old: string | null;
            /** @description Open to further values. */
            new: string | null;
        };
        /** @description What an edit changed; only what did change is there, each with its value before and after. */
        PostDataChanges: {
            assignee?: components["schemas"]["AssigneeChange"];
            expectedStartDate?: components["schemas"]["DateChange"];
            expectedEndDate?: components["schemas"]["DateChange"];
            priority?: components["schemas"]["PriorityChange"];
        };
        /** @description The task that the entry is about. */
        NotificationTask: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description The task is gone; a link then opens the tasks of the post without naming it. */
            deleted: boolean;
            /** @description When the task is due; null when it has no end. */
            expiration: components["schemas"]["ZonedDateTime"] | null;
        };
        /** @description A step from one status to another. */
        StateTransition: {
            fromState: components["schemas"]["WorkflowState"];
            toState: components["schemas"]["WorkflowState"];
        };
        /** @description The workspace in which it happened. */
        NotificationWorkspace: {
            id?: components["schemas"]["Id"];
            name: string;
        };
        /** @description The community in which it happened. */
        NotificationCommunity: {
            id?: components["schemas"]["Id"];
            name: string;
        };
        /** @description The comment that the entry is about. */
        NotificationComment: {
            id: components["schemas"]["Id"];
            /** @description The comment is gone; a link then opens the comments of the post without naming it. */
            deleted: boolean;
        };
        /** @description Something that happened to the signed-in person. Which of the optional parts are there depends on `typeId`; a client that meets an unknown `typeId` shows the bare facts and keeps the list whole. */
        Notification: {
            id: components["schemas"]["Id"];
            /**
             * @description What happened. Open on purpose, so that a server may send a kind that this contract does not name yet.
             * @example status-change
             * @example comment-mention
             */
            typeId: string;
            /** @description Who did it: one user, or several with the latest first. A client reads both forms as a list, for example with `[notification.authorUsers].flat()`. */
            authorUsers: components["schemas"]["UserSummary"] | components["schemas"]["UserSummary"][];
            read: boolean;
            timestamp: components["schemas"]["Instant"];
            /**
             * @description Stands for several events that the server folded into one entry.
             * @default false
             */
            aggregated?: boolean;
            /** @description Ids of the folded entries; they are marked as read together with this one. */
            aggregatedNotificationIds?: components["schemas"]["Id"][];
            /** @description Short title chosen by the server, for example for a browser push. */
            title?: string;
            /** @description What was written, without its formats; quoted under the title and cut after three lines. */
            descriptionPlainText?: string;
            /**
             * @description Whether a browser push may be shown for it.
             * @default true
             */
            pushEnabled?: boolean;
            /** @description Address inside the portal that wins over every other target. It is a path from the root of the portal and is read as a browser reads it: where it names another host once it is parsed, as `//host`, `/\host` and `/.//host` do, it is not followed, and the entry leads where it would without it. */
            routerLink?: string;
            /** @description Query of `routerLink`. */
            queryParams?: {
                [key: string]: string;
            };
            post?: components["schemas"]["NotificationPost"];
            /** @description Hashtags because of which the person hears of this. */
            hashtags?: components["schemas"]["HashtagSummary"][];
            postDataChangedValues?: components["schemas"]["PostDataChanges"];
            task?: components["schemas"]["NotificationTask"];
            /** @description The change of status that this entry tells of. */
            postWorkflowOperationDetail?: components["schemas"]["StateTransition"];
            /** @description Of an aggregated entry, the oldest change of status. */
            firstPostWorkflowOperationDetail?: components["schemas"]["StateTransition"];
            /** @description Of an aggregated entry, the newest change of status. */
            lastPostWorkflowOperationDetail?: components["schemas"]["StateTransition"];
            /** @description The last change of status of the task. */
            lastTaskTransitionOperationDetail?: components["schemas"]["StateTransition"];
            /** @description Status of the post when the entry was written. */
            workflowState?: components["schemas"]["WorkflowState"];
            workspace?: components["schemas"]["NotificationWorkspace"];
            addedAttachments?: components["schemas"]["AttachmentSummary"][];
            /** @description Attachments whose name or description changed while their bytes stayed. */
            updatedAttachments?: components["schemas"]["AttachmentSummary"][];
            /** @description Attachments that got a new version; each shows its newest one. */
            versionedAttachments?: components["schemas"]["AttachmentSummary"][];
            community?: components["schemas"]["NotificationCommunity"];
            comment?: components["schemas"]["NotificationComment"];
        };
        /** @description A stretch of the stream, newest first, with the tokens that lead on from it. */
        NotificationsStream: {
            notifications: components["schemas"]["Notification"][];
            /** @description Sent back as `syncToken`, it asks for what is new or changed since this answer. */
            nextSyncToken: string;
            /** @description Sent back as `pageToken`, it asks for the next older stretch; absent or null at the end and in answers to a sync. */
            nextPageToken?: string | null;
        };
        /** @description How many notifications the person has not read, as an absolute number. */
        NotificationsCount: {
            count: number;
        };
        /** @description Which entries were read. Ids that are unknown or read already change nothing. */
        MarkNotificationsAsReadRequest: {
            notificationIds: components["schemas"]["Id"][];
        };
        /** @description Up to where everything was read; what came after this entry stays unread. */
        MarkAllNotificationsAsReadRequest: {
            /** @description Id of the newest entry that the person saw. */
            lastReadNotificationId: components["schemas"]["Id"];
        };
        /** @description A question, in the conversation that `sessionId` names. */
        RagQuestion: {
            question: string;
            /** @description Of the former answer in the same conversation; null or absent for the first question. */
            sessionId?: string | null;
            /** @description The one community in which the person stands; null everywhere else. */
            communityIds: components["schemas"]["Id"][] | null;
        };
        /** @description A file as it stands among the sources. */
        AiAttachmentData: {
            id?: components["schemas"]["Id"];
            name: string;
            /**
             * Format: uri-reference
             * @description Icon of its kind; relative to the document's base.
             */
            iconPath: string;
            /** @description Page on which the snippet stands. */
            page?: number;
        };
        /** @description A post as it stands among the sources. */
        AiReferencePost: {
            id: components["schemas"]["Id"];
            title: string;
            /**
             * Format: uri-reference
             * @description Where its picture is; null without one.
             */
            coverImage: string | null;
            mainAttachment: components["schemas"]["AiAttachmentData"] | null;
            /** @description First words of the post; may be empty. */
            description: string;
            community?: components["schemas"]["CommunitySummary"];
        };
        /** @description A post in which the answer was found. */
        AiPostReference: {
            /** @constant */
            type: "post";
            /** @description The words of the post that the answer rests on. */
            snippet: string;
            post: components["schemas"]["AiReferencePost"];
        };
        /** @description A file in which the answer was found, with the post that it belongs to. */
        AiAttachmentReference: {
            /** @constant */
            type: "attachment";
            /** @description The words of the file that the answer rests on. */
            snippet: string;
            attachmentData: components["schemas"]["AiAttachmentData"];
            post: components["schemas"]["AiReferencePost"];
        };
        /** @description A source of the answer; `type` tells which of the two it is. */
        AiReference: components["schemas"]["AiPostReference"] | components["schemas"]["AiAttachmentReference"];
        /** @description What the assistant says. */
        AiAnswer: {
            id: components["schemas"]["Id"];
            /** @description Markdown without HTML. A mark such as `[2]` stands for the second of the references; that there are marks is inferred. */
            message: string;
            creationTimestamp: components["schemas"]["Instant"];
            /** @description What the answer rests on, in the order of its numbers; may be empty. */
            references: components["schemas"]["AiReference"][];
        };
        /** @description The answer, and the conversation in which the next question may follow. */
        RagAnswer: {
            answer: components["schemas"]["AiAnswer"];
            sessionId: string;
        };
        /** @description What the person thinks of an answer. Without `like`, or with null, an earlier opinion is taken back. */
        MessageFeedback: {
            like?: boolean | null;
            /** @description Ids of the reasons that were ticked; open to further values. */
            feedbacks?: string[];
            text?: string;
        };
        /** @description A state in its workflow. Workflows may share a state. */
        WorkflowStep: components["schemas"]["WorkflowState"] & {
            /** @description Where a post begins, is under way, or rests. Unknown ones count as open. */
            kind: string;
            /** @description How long a post should stay here at most. */
            targetHours: number | null;
        };
        /** @description A role towards the post, or a group or a person by name. */
        Actor: {
            kind: string;
            /** @description The group or the person; only there for these kinds. */
            subject?: components["schemas"]["Assignee"];
        };
        FieldOption: {
            id: components["schemas"]["Id"];
            label: string;
        };
        /** @description A field of the form. `assignee`, `expectedStartDate`, `expectedEndDate` and `priority` write the data of the post, the other kinds stay in the record. */
        TransitionField: {
            id: components["schemas"]["Id"];
            kind: string;
            label: string;
            help?: string;
            required: boolean;
            /** @description Of a choice. */
            options?: components["schemas"]["FieldOption"][];
            maxLength?: number;
            /** @description Of a number. */
            minimum?: number;
            /** @description Of a number. */
            maximum?: number;
        };
        /** @description Whether a part of the form is there, and must be filled. */
        FormPart: string;
        /** @description What a transition asks for. */
        TransitionForm: {
            fields: components["schemas"]["TransitionField"][];
            note: components["schemas"]["FormPart"];
            attachments: components["schemas"]["FormPart"];
        };
        /** @description A step that somebody may take. */
        Transition: {
            id: components["schemas"]["Id"];
            /** @description What the button says. */
            name: string;
            fromStateIds: components["schemas"]["Id"][];
            toState: components["schemas"]["WorkflowState"];
            direction: string;
            /** @description Who may take it, as far as they belong to the community of the post. */
            actors: components["schemas"]["Actor"][];
            /** @description What must hold before; unknown ones are shown by their name. */
            rules: string[];
            /** @description Whether it can be taken back until `undoUntil` of its record. */
            undoable: boolean;
            /** @description Null where it asks for nothing. */
            form: components["schemas"]["TransitionForm"] | null;
        };
        /** @description The states that the posts of some communities go through. Defined by the operator; a community runs at most one. */
        Workflow: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description Those that run it and that the person may read. */
            communities: components["schemas"]["CommunitySummary"][];
            /** @description In their order. */
            states: components["schemas"]["WorkflowStep"][];
            transitions: components["schemas"]["Transition"][];
            /** @description Its posts that the person may read. */
            counts: {
                waitingForMe: number;
                /** @description Those in no final state. */
                open: number;
                all: number;
            };
            /** @description Whether the person may move several of its posts at once. */
            canMoveMany: boolean;
            canSeeStatistics: boolean;
        };
        WorkflowList: {
            workflows: components["schemas"]["Workflow"][];
        };
        /** @description The days that are looked at, both included, and the equally long time before them. */
        StatisticsRange: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** Format: date */
            previousFrom: string;
            /** Format: date */
            previousTo: string;
            /** @description Where these days begin. */
            timeZone: string;
        };
        /** @description A number of posts beside an earlier one. What happened is compared with the time before the range, what is now with the beginning of the range. */
        Figure: {
            value: number;
            previous: number;
        };
        /** @description How long something takes. Open posts count with their age; null where there are fewer than five. */
        Spread: {
            medianHours: number | null;
            /** @description 85 of a hundred posts take no longer. */
            p85Hours: number | null;
            sampleSize: number;
        };
        /** @description How long posts are in a state, and how many are there now. */
        StateStatistics: {
            state: components["schemas"]["WorkflowStep"];
            nowCount: number;
            overTargetCount: number;
            /** @description Over the posts that were there in the range, all visits of a post together. */
            spread: components["schemas"]["Spread"];
            /** @description The post that has been there longest; null where none is, and for final states. */
            oldest: {
                post: components["schemas"]["PostRef"];
                since: components["schemas"]["Instant"];
            } | null;
        };
        /** @description The posts in each state at the end of a day, and how many came and went since the point before. */
        FlowPoint: {
            /** Format: date */
            day: string;
            states: {
                stateId: components["schemas"]["Id"];
                count: number;
                came: number;
                went: number;
            }[];
        };
        /** @description Posts that went from one state to another. */
        StateMove: {
            from: components["schemas"]["WorkflowState"];
            to: components["schemas"]["WorkflowState"];
            direction: string;
            count: number;
        };
        /** @description How posts go through a workflow. */
        WorkflowStatistics: {
            workflow: components["schemas"]["WorkflowRef"];
            range: components["schemas"]["StatisticsRange"];
            /** @description Those that the figures can be narrowed to. */
            communities: components["schemas"]["CommunitySummary"][];
            totals: {
                /** @description Posts that began. */
                entered: components["schemas"]["Figure"];
                /** @description Posts that came into a final state. */
                completed: components["schemas"]["Figure"];
                /** @description Posts that are in no final state now. */
                inProgress: components["schemas"]["Figure"];
                /** @description Posts that have been in their state for longer than its target now. */
                overTarget: components["schemas"]["Figure"];
                /** @description Posts that went back at least once. */
                sentBack: components["schemas"]["Figure"];
            };
            /** @description From the beginning to a final state, of the posts that came there in the range. */
            completion: components["schemas"]["Spread"] & {
                previousMedianHours: number | null;
            };
            /** @description In their order. */
            states: components["schemas"]["StateStatistics"][];
            /** @description The posts in each state at the end of some days, oldest first; every day up to 92, else every seventh. */
            flow: components["schemas"]["FlowPoint"][];
            /** @description How many posts went from one state to another in the range; those going back included, most frequent first. */
            moves: components["schemas"]["StateMove"][];
            /** @description For whom posts wait now, most first. A post counts for each. */
            waitingFor: {
                assignee: components["schemas"]["Assignee"];
                count: number;
            }[];
        };
        /** @description How many posts there are, where, and whether their dates are kept. */
        PostStatistics: {
            range: components["schemas"]["StatisticsRange"];
            /** @description Those whose statistics the person may see. */
            workflows: components["schemas"]["WorkflowRef"][];
            /** @description Those that the figures can be narrowed to. */
            communities: components["schemas"]["CommunitySummary"][];
            totals: {
                created: components["schemas"]["Figure"];
                completed: components["schemas"]["Figure"];
                open: components["schemas"]["Figure"];
                /** @description Open posts whose expected end is over. */
                overdue: components["schemas"]["Figure"];
            };
            /** @description From Monday to Sunday, as far as they lie in the range; oldest first. */
            weeks: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
                created: number;
                completed: number;
            }[];
            /** @description Open posts, most first. */
            byCommunity: {
                community: components["schemas"]["CommunitySummary"];
                count: number;
            }[];
            /** @description Open posts, most urgent first; null for those without a priority. */
            byPriority: {
                priority: string | null;
                count: number;
            }[];
            /** @description Open posts, most first; null for those that nobody is asked to do. */
            byAssignee: {
                assignee: components["schemas"]["Assignee"] | null;
                count: number;
            }[];
            /** @description Of the posts with an expected end that were completed in the range. */
            dates: {
                onTime: number;
                late: number;
            };
        };
        /** @description A post in a list of what is to be decided. */
        WorkflowPost: {
            post: components["schemas"]["PostRef"];
            author: components["schemas"]["UserSummary"];
            inWorkflow: components["schemas"]["PostInWorkflow"];
            workflow: components["schemas"]["WorkflowRef"];
            state: components["schemas"]["WorkflowState"];
            targetHours: number | null;
            waitingFor: components["schemas"]["Assignee"][];
            /** @description Those that the person may take now. */
            transitions: components["schemas"]["NextTransition"][];
        };
        WorkflowPostPage: {
            posts: components["schemas"]["WorkflowPost"][];
            /** @description All that the filters leave, on whatever page. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A state on the way of a post. */
        PostStep: {
            state: components["schemas"]["WorkflowState"];
            status: string;
            /** @description Who brought it there. */
            by?: components["schemas"]["UserSummary"];
            at?: components["schemas"]["Instant"];
        };
        /** @description Why a transition cannot be taken now. */
        Blocker: {
            /** @description Stable kebab-case code; open to further values. */
            code: string;
            /** @description In the person's language, shown where the portal has no words of its own for the code. */
            message: string;
            fieldId?: components["schemas"]["Id"];
            taskIds?: components["schemas"]["Id"][];
            /** @description Who can act instead. */
            people?: components["schemas"]["UserSummary"][];
            remedy: string;
        };
        /** @description A step that leads on from the state of a post, and whether this person may take it now. */
        TransitionOption: {
            transition: components["schemas"]["Transition"];
            /** @description The planning of the post that the form would change; absent where it asks for none of it. */
            current?: components["schemas"]["PostDataFields"];
            /** @description Whether the person is one of its actors and nothing stands in the way but empty fields. */
            allowed: boolean;
            /** @description What it brings about. */
            effects: {
                notifiedCount: number;
                waitsForNext: components["schemas"]["Assignee"][];
            };
            blockers: components["schemas"]["Blocker"][];
        };
        /** @description What was filled in, with the label that the field had then. */
        RecordedValue: {
            fieldId: components["schemas"]["Id"];
            label: string;
            text: string;
        };
        /** @description A change of a record, with what stood there before. */
        RecordEdit: {
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
            noteBefore: components["schemas"]["Delta"] | null;
            valuesBefore: components["schemas"]["RecordedValue"][];
        };
        /** @description A transition that was taken. One that was undone stays, marked as such. */
        TransitionRecord: {
            id: components["schemas"]["Id"];
            transition: components["schemas"]["WorkflowRef"];
            fromState: components["schemas"]["WorkflowState"];
            toState: components["schemas"]["WorkflowState"];
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
            note: components["schemas"]["Delta"] | null;
            values: components["schemas"]["RecordedValue"][];
            /** @description What it changed in the data of the post; absent for nothing. */
            dataChanges?: components["schemas"]["PostDataChanges"];
            attachments?: components["schemas"]["AttachmentSummary"][];
            /** @description How long the post had been in the state that it left. */
            hoursInFromState: number | null;
            /** @description Of the bulk transition that it was part of. */
            bulkOperationId: components["schemas"]["Id"] | null;
            /** @description Later changes of note and values, oldest first. */
            edits: components["schemas"]["RecordEdit"][];
            /** @description Until when its actor may take it back, and before which nobody is notified; null where it cannot be undone. */
            undoUntil: components["schemas"]["Instant"] | null;
            undone: boolean;
            canUndo: boolean;
            /** @description Whether the person may change note and values; nobody may once the post has moved on. */
            canEdit: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description Where a post stands in its workflow, how it came there and what comes next. */
        PostWorkflow: components["schemas"]["PostInWorkflow"] & {
            workflow: components["schemas"]["WorkflowRef"];
            state: components["schemas"]["WorkflowState"];
            /** @description When it is over its target; null where the state has none. */
            dueAt: components["schemas"]["Instant"] | null;
            targetHours: number | null;
            waitingFor: components["schemas"]["Assignee"][];
            steps: components["schemas"]["PostStep"][];
            /** @description Every transition from this state, those of others included. */
            options: components["schemas"]["TransitionOption"][];
            lastRecord: components["schemas"]["TransitionRecord"] | null;
        };
        /** @description What was decided about a post, newest first. */
        TransitionRecordPage: {
            records: components["schemas"]["TransitionRecord"][];
            nextPageToken: string | null;
        };
        /** @description What was filled in. Numbers, days (`2026-11-20`) and the ids of options are written as text, a ticked box is `true`. */
        FieldValue: {
            fieldId: components["schemas"]["Id"];
            text: string;
        };
        /** @description Note and values of a record as they are to stand. */
        RecordChange: {
            occToken: components["schemas"]["OccToken"];
            /** @description At most 2,000 characters. Absent keeps what there is. */
            note?: components["schemas"]["Delta"] | null;
            values?: components["schemas"]["FieldValue"][];
        };
        /** @description Takes a transition. */
        TransitionRequest: {
            occToken: components["schemas"]["OccToken"];
            /** @description At most 2,000 characters. */
            note?: components["schemas"]["Delta"] | null;
            values?: components["schemas"]["FieldValue"][];
            /** @description For the fields that write the planning of the post; what is absent stays, and only what the form asks for may be sent. A required one is also met by what is planned already. */
            data?: components["schemas"]["PostDataFields"];
            fileIds?: components["schemas"]["Id"][];
        };
        /** @description What was recorded, and how the post stands now. */
        TransitionResult: {
            record: components["schemas"]["TransitionRecord"];
            workflow: components["schemas"]["PostWorkflow"];
        };
        /** @description A part of the work of a post. There is one level of them. */
        SubActivity: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Empty for none. */
            description: string;
            /** @description Planned, running, done or cancelled. */
            state: components["schemas"]["WorkflowState"];
            assignee: components["schemas"]["Assignee"] | null;
            /**
             * Format: date
             * @description A day of the calendar, the same in every time zone.
             */
            expectedStartDate: string | null;
            /** Format: date */
            expectedEndDate: string | null;
            priority: string | null;
            /** @description When it was first running; null before. */
            actualStart: components["schemas"]["Instant"] | null;
            /** @description When it was done or cancelled; null while it is neither. */
            actualEnd: components["schemas"]["Instant"] | null;
            canEdit: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The sub-activities of a post in their order, at most 100. */
        SubActivityList: {
            subActivities: components["schemas"]["SubActivity"][];
            /** @description Those that one can be in. */
            states: components["schemas"]["WorkflowState"][];
        };
        /** @description What is written of a sub-activity. */
        SubActivityFields: {
            title?: string;
            description?: string;
            assignee?: components["schemas"]["Assignee"] | null;
            /** Format: date */
            expectedStartDate?: string | null;
            /** Format: date */
            expectedEndDate?: string | null;
            priority?: string | null;
            /** @enum {string} */
            stateId?: "sa-planned" | "sa-running" | "sa-done" | "sa-cancelled";
        };
        /** @description A sub-activity to be added; without a state it is planned. */
        NewSubActivity: components["schemas"]["SubActivityFields"] & {
            title: string;
        };
        /** @description Where a sub-activity is to stand. */
        SubActivityPlace: {
            id: components["schemas"]["Id"];
            /** @description The one before it; null where it is to be the first. */
            afterId: components["schemas"]["Id"] | null;
        };
        /** @description What is to change; what is absent stays. */
        SubActivityChange: components["schemas"]["SubActivityFields"] & {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The open tasks of a scope by when they are due, in the zone that was asked for. */
        TaskCounts: {
            open: number;
            overdue: number;
            today: number;
            /** @description After today, until the end of Sunday. */
            week: number;
            later: number;
            /** @description Those without an end. */
            none: number;
        };
        /** @description A page of tasks; open ones by when they are due, closed ones by when they were closed, newest first. */
        TaskPage: {
            tasks: components["schemas"]["TaskSummary"][];
            counts: components["schemas"]["TaskCounts"];
            /** @description All that the filters leave, on whatever page. */
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description How long before the end its assignee is reminded. */
        Reminders: string[];
        /** @description A task to be made; with several assignees one for each. */
        NewTask: {
            title: string;
            /** @description At most 10,000 characters. */
            description?: components["schemas"]["Delta"] | null;
            assignees?: components["schemas"]["Assignee"][];
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
            remindBefore?: components["schemas"]["Reminders"];
            priority?: components["schemas"]["TaskPriority"];
        };
        /** @description Where in an AI note a task was promised. */
        TaskOrigin: {
            noteId: components["schemas"]["Id"];
            number: number;
            atMs: number | null;
        };
        /** @description A task in full. */
        Task: components["schemas"]["TaskSummary"] & {
            /** @description At most 10,000 characters. */
            description: components["schemas"]["Delta"] | null;
            remindBefore: components["schemas"]["Reminders"];
            /** @description Those who follow it; they hear of everything that happens to it. */
            monitors: components["schemas"]["UserSummary"][];
            monitoredByMe: boolean;
            attachments: components["schemas"]["AttachmentSummary"][];
            createdBy: components["schemas"]["UserSummary"];
            createdAt: components["schemas"]["Instant"];
            /** @description The AI note of which it was made; absent where it was made otherwise. */
            origin?: components["schemas"]["TaskOrigin"];
            /** @description Whether the person may change and assign it. */
            canEdit: boolean;
            /** @description Whether the person can give it back to the group from which it was taken. */
            canRelease: boolean;
            canRemind: boolean;
            canDelete: boolean;
            canComment: boolean;
        };
        /** @description The tasks that were made, in the order of their assignees. */
        TasksMade: {
            tasks: components["schemas"]["Task"][];
        };
        /** @description What is to change; what is absent stays. */
        TaskChange: {
            occToken: components["schemas"]["OccToken"];
            title?: string;
            /** @description At most 10,000 characters. */
            description?: components["schemas"]["Delta"] | null;
            assignee?: components["schemas"]["Assignee"] | null;
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
            remindBefore?: components["schemas"]["Reminders"];
            priority?: components["schemas"]["TaskPriority"];
        };
        /** @description The state that a task is to have; done is reached by closing it. */
        TaskMove: {
            /** @enum {string} */
            stateId: "ts-open" | "ts-doing";
        };
        /** @description How a task ends. */
        TaskEnd: {
            /** @enum {string} */
            outcome: "done" | "not-needed";
            note?: string | null;
        };
        /** @description What happened to a task. */
        TaskEvent: {
            id: components["schemas"]["Id"];
            kind: string;
            by: components["schemas"]["UserSummary"];
            at: components["schemas"]["Instant"];
            /** @description What was edited. */
            fields?: string[];
            /** @description To whom it was given; null for nobody, absent where that did not change. */
            assignee?: components["schemas"]["Assignee"] | null;
            /** @description Where it was moved. */
            state?: components["schemas"]["WorkflowState"];
            outcome?: string;
            /** @description What was said when it was closed. */
            note?: string;
        };
        /** @description What happened to a task, newest first. */
        TaskActivity: {
            events: components["schemas"]["TaskEvent"][];
        };
        /** @description How many people were asked, and how many stand where. */
        FeedbackCounts: {
            all: number;
            /** @description Those who have not answered, whether they have begun or not. */
            requested: number;
            submitted: number;
            returned: number;
            accepted: number;
            withdrawn: number;
        };
        /** @description A question about a post that people were asked by name. */
        FeedbackRequest: {
            id: components["schemas"]["Id"];
            question: string;
            /** @description Whether an answer says if its author agrees. */
            verdicts: boolean;
            /** @description Whether an answer may hold files. */
            filesAllowed: boolean;
            /** @description Until when an answer is asked for; null without an end. It is overdue as a task is. */
            expiration: components["schemas"]["ZonedDateTime"] | null;
            /** @description Only the day of `expiration` counts. */
            expirationAllDay: boolean;
            createdBy: components["schemas"]["UserSummary"];
            createdAt: components["schemas"]["Instant"];
            /** @description Nobody can answer any more. */
            closed: boolean;
            /** @description How many stand where; null for those who were asked and do not look after the request. */
            counts: components["schemas"]["FeedbackCounts"] | null;
            /** @description The task with which the person themselves was asked; null where they were not. */
            myTaskId: components["schemas"]["Id"] | null;
            /** @description Whether the person may read the answers, accept and return them, remind people, change and close the request. */
            canManage: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The requests at a post, newest first, at most 20. Who looks after the post reads all of them, everybody else those that ask them. */
        FeedbackRequestList: {
            requests: components["schemas"]["FeedbackRequest"][];
            /** @description Whether the person may ask for feedback here. */
            canAsk: boolean;
        };
        /** @description A question for people; each of them gets a task. A group stands for its members. */
        NewFeedbackRequest: {
            question: string;
            recipients: components["schemas"]["Assignee"][];
            /** @default true */
            verdicts?: boolean;
            /** @default true */
            filesAllowed?: boolean;
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
        };
        /** @description What becomes of a request; what is left out stays. */
        FeedbackRequestChange: {
            occToken: components["schemas"]["OccToken"];
            question?: string;
            verdicts?: boolean;
            /** @description Files of answers that are there stay. */
            filesAllowed?: boolean;
            expiration?: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay?: boolean;
            /** @description Who is asked as well; a group stands for its members. */
            addRecipients?: components["schemas"]["Assignee"][];
        };
        /** @description Who is reminded. */
        FeedbackReminder: {
            /** @description Null for everybody who has not answered. */
            userIds: components["schemas"]["Id"][] | null;
        };
        /** @description Whether somebody agrees; null where they do not say. */
        FeedbackVerdict: string | null;
        /** @description What a person answers. */
        FeedbackAnswer: {
            /** @description At most 10,000 characters. */
            content: components["schemas"]["Delta"] | null;
            verdict: components["schemas"]["FeedbackVerdict"];
            attachments: components["schemas"]["AttachmentSummary"][];
        };
        /** @description What one person was asked, and their answer. The two who may read it are the person and those who look after the request; the answer shows to the latter once it was submitted. */
        FeedbackTask: {
            /** @description The same as that of the task in the lists of tasks, whose kind is `feedback`. */
            id: components["schemas"]["Id"];
            requestId: components["schemas"]["Id"];
            post: components["schemas"]["PostRef"];
            question: string;
            verdicts: boolean;
            filesAllowed: boolean;
            expiration: components["schemas"]["ZonedDateTime"] | null;
            expirationAllDay: boolean;
            requestedBy: components["schemas"]["UserSummary"];
            recipient: components["schemas"]["UserSummary"];
            /** @description How far it is; that an answer was begun (`draft`) shows to its author alone. */
            state: string;
            /** @description When it came to this state. */
            changedAt: components["schemas"]["Instant"];
            remindedAt: components["schemas"]["Instant"] | null;
            /** @description Null where nothing was written that the person may read. */
            answer: components["schemas"]["FeedbackAnswer"] | null;
            /** @description What was said when the answer was returned; null where it was not. */
            note: string | null;
            /** @description The request was closed. */
            closed: boolean;
            canAnswer: boolean;
            /** @description Whether the person may accept or return the answer. */
            canReview: boolean;
            canWithdraw: boolean;
            occToken: components["schemas"]["OccToken"];
        };
        /** @description A page of the people who were asked, by name, and how many stand where. */
        FeedbackTaskPage: {
            tasks: components["schemas"]["FeedbackTask"][];
            counts: components["schemas"]["FeedbackCounts"];
            nextPageToken: string | null;
        };
        /** @description RFC 4180 in UTF-8 with a byte order mark, the names of the columns in the language of the request. A cell that a spreadsheet would take for a formula is led by an apostrophe. */
        FeedbackFile: string;
        /** @description The answer as far as it is written; it takes the place of what was kept before. */
        FeedbackDraft: {
            occToken: components["schemas"]["OccToken"];
            content: components["schemas"]["Delta"] | null;
            /** @enum {string|null} */
            verdict: "agree" | "changes" | "disagree" | null;
            /** @description The files of the answer that stay. */
            attachmentIds: components["schemas"]["Id"][];
            /** @description Files of the person's upload sessions at this post with the purpose `feedback` that join them. */
            fileIds?: components["schemas"]["Id"][];
        };
        /** @description Which state of the answer the person has seen. */
        FeedbackStep: {
            occToken: components["schemas"]["OccToken"];
        };
        /** @description What is missing in the answer. */
        FeedbackReturn: {
            occToken: components["schemas"]["OccToken"];
            note: string;
        };
        /** @description How far a note in work has come. */
        AiNoteProgress: {
            percent: number | null;
            /** @description When it will be ready; null where nobody knows. */
            expectedReadyAt: components["schemas"]["Instant"] | null;
        };
        /** @description Why a note failed. What was recorded is kept. */
        AiNoteFailure: {
            code: string;
            step: string;
            at: components["schemas"]["Instant"];
            retryable: boolean;
        };
        /** @description Somebody who was named as present or absent; people without an account have a name alone. */
        NoteParticipant: {
            user: components["schemas"]["UserSummary"] | null;
            name: string | null;
            role: string | null;
            present: boolean;
        };
        /** @description What is left of the sound. */
        NoteAudio: {
            state: string;
            /**
             * Format: uri-reference
             * @description Where it can be heard, in stretches; null for those who may not hear it.
             */
            url: string | null;
            durationMs: number;
            deleteAt: components["schemas"]["Instant"] | null;
            deletedAt: components["schemas"]["Instant"] | null;
            /** @description Who deleted it before its day; null where its day came. */
            deletedBy: components["schemas"]["UserSummary"] | null;
        };
        /** @description Whether a person answers for the text. */
        NoteReview: {
            state: string;
            by: components["schemas"]["UserSummary"] | null;
            at: components["schemas"]["Instant"] | null;
            revision: number | null;
        };
        /** @description A stretch of the words in which something was found. */
        NoteHit: {
            segmentId: components["schemas"]["Id"];
            startMs: number;
            text: string;
        };
        /** @description A note as lists show it. */
        AiNoteSummary: {
            id: components["schemas"]["Id"];
            number: number;
            title: string;
            /** @description A meeting has decisions, a round has findings, a memo has neither. */
            kind: string;
            source: string;
            state: string;
            /** @description How far the step has come; null where nothing runs. */
            progress: components["schemas"]["AiNoteProgress"] | null;
            /** @description Why it failed; null where it did not. */
            failure: components["schemas"]["AiNoteFailure"] | null;
            owner: components["schemas"]["UserSummary"];
            heldAt: components["schemas"]["Instant"];
            durationMs: number;
            place: string | null;
            /** @description In lists the first five. */
            participants: components["schemas"]["NoteParticipant"][];
            participantsCount: number;
            audio: components["schemas"]["NoteAudio"];
            /** @description The first decision or finding, for lists. */
            firstDecision: string | null;
            /** @description Action items that are neither a task yet nor dismissed. */
            proposedActionsCount: number;
            review: components["schemas"]["NoteReview"];
            /** @description How many people besides its owner may read it. */
            readersCount: number;
            /** @description The posts to which it is linked and which the person may read. */
            posts: components["schemas"]["PostRef"][];
            /** @description What the person may do with it. */
            level: string;
            /** @description Where what was searched for was said; only in the answer to a search. */
            hits?: components["schemas"]["NoteHit"][];
        };
        /** @description How many there are, whatever the filters. */
        AiNoteCounts: {
            mine: number;
            shared: number;
            /** @description Mine that are ready and not checked, or failed. */
            unchecked: number;
        };
        /** @description A page of notes, newest first; what is in work or failed stands before the others. */
        AiNotePage: {
            notes: components["schemas"]["AiNoteSummary"][];
            counts: components["schemas"]["AiNoteCounts"];
            totalCount: number;
            nextPageToken: string | null;
        };
        /** @description A language, and how much of a note is in it. */
        NoteLanguage: {
            code: string;
            sharePercent: number;
        };
        /** @description How those who were recorded knew of it; it never changes. */
        NoteConsent: {
            method: string;
            statementVersion: string | null;
            language: string | null;
            confirmedBy: components["schemas"]["UserSummary"];
            confirmedAt: components["schemas"]["Instant"];
        };
        /** @description Where something was said. */
        NoteCitation: {
            segmentId: components["schemas"]["Id"];
            startMs: number;
            endMs: number;
        };
        /** @description One sentence, and where it was said. */
        SummaryItem: {
            id: components["schemas"]["Id"];
            text: string;
            origin: string;
            /** @description What the service wrote; null for a sentence that a person began. */
            aiText: string | null;
            editedBy: components["schemas"]["UserSummary"] | null;
            citations: components["schemas"]["NoteCitation"][];
            /** @description Whether it was said so, follows from what was said, or rests on nothing. */
            support: string;
            /** @description The words it rests on were changed. */
            stale: boolean;
        };
        /** @description A part of a summary. */
        SummarySection: {
            kind: string;
            /** @description The name of a section of another kind; null for those that every client names. */
            title: string | null;
            items: components["schemas"]["SummaryItem"][];
        };
        /** @description What a note says in short, in sections. */
        NoteSummary: {
            sections: components["schemas"]["SummarySection"][];
            generatedAt: components["schemas"]["Instant"];
            model: string;
        };
        /** @description The task that an action item became. */
        ActionResult: {
            type: string;
            id: components["schemas"]["Id"];
            postId: components["schemas"]["Id"];
            title: string;
            done: boolean;
            /** @description It was deleted, or is closed to the person. */
            gone: boolean;
        };
        /** @description Something that somebody said they would do. What was not said is null and never guessed. */
        ActionItem: {
            id: components["schemas"]["Id"];
            text: string;
            assignee: components["schemas"]["UserSummary"] | null;
            /** @description What was said of who does it, in the words of the speaker. */
            assigneeSaid: string | null;
            /** Format: date */
            dueDate: string | null;
            /** @description What was said of when, in the words of the speaker. */
            dueSaid: string | null;
            citations: components["schemas"]["NoteCitation"][];
            state: string;
            origin: string;
            /** @description What became of it; null while it is only proposed. */
            result: components["schemas"]["ActionResult"] | null;
        };
        /** @description A stretch that was not recorded. */
        NoteGap: {
            atMs: number;
            lostMs: number;
            reason: string;
        };
        /** @description Something written down at a moment. */
        NoteMarker: {
            id: components["schemas"]["Id"];
            atMs: number;
            text: string;
        };
        /** @description A note in full. */
        AiNote: components["schemas"]["AiNoteSummary"] & {
            timeZone: string;
            /** @description What was spoken. */
            languages: components["schemas"]["NoteLanguage"][];
            /** @description In which language the summary is written (BCP 47). */
            summaryLanguage: string;
            consent: components["schemas"]["NoteConsent"];
            /** @description Null until it is whole. */
            summary: components["schemas"]["NoteSummary"] | null;
            actionItems: components["schemas"]["ActionItem"][];
            /** @description Stretches that were not recorded. */
            gaps: components["schemas"]["NoteGap"][];
            /** @description What somebody wrote down meanwhile. */
            markers: components["schemas"]["NoteMarker"][];
            /** @description Rises with each change of the summary or of the action items. */
            revision: number;
            occToken: components["schemas"]["OccToken"];
            canEdit: boolean;
            canShare: boolean;
            canDelete: boolean;
            canListen: boolean;
            canReadTranscript: boolean;
        };
        /** @description A voice. Who it belongs to is said by people; until then it has its number alone. */
        NoteSpeaker: {
            id: components["schemas"]["Id"];
            number: number;
            user: components["schemas"]["UserSummary"] | null;
            name: string | null;
            /** @description Who it may be, because somebody called them by name. */
            proposedUser: components["schemas"]["UserSummary"] | null;
            speechMs: number;
            /** @description The speaker whose voice it is as well; null where it stands alone. */
            mergedInto: components["schemas"]["Id"] | null;
        };
        /** @description What one person said without a break. */
        TranscriptSegment: {
            id: components["schemas"]["Id"];
            startMs: number;
            endMs: number;
            speakerId: components["schemas"]["Id"];
            text: string;
            language: string;
            confidence: string;
        };
        /** @description The words of a note, with those who spoke them. */
        TranscriptPage: {
            /** @description By id, all of them on every page. */
            speakers: {
                [key: string]: components["schemas"]["NoteSpeaker"];
            };
            segments: components["schemas"]["TranscriptSegment"][];
            segmentsCount: number;
            nextPageToken: string | null;
        };
        /** @description Whose voice it is. What is absent stays; null takes back. */
        SpeakerChange: {
            userId?: components["schemas"]["Id"] | null;
            name?: string | null;
            mergedInto?: components["schemas"]["Id"] | null;
        };
        /** @description The voices of a note as they now stand. */
        NoteSpeakers: {
            /** @description By id. */
            speakers: {
                [key: string]: components["schemas"]["NoteSpeaker"];
            };
        };
        /** @description One sentence as it shall stand. */
        SentenceToSave: {
            id: components["schemas"]["Id"];
            text: string;
        };
        /** @description A part of a summary as it shall stand. */
        SectionToSave: {
            kind: string;
            title: string | null;
            items: components["schemas"]["SentenceToSave"][];
        };
        /** @description The sentences as they shall stand. What an id knows of where it was said stays with it; a sentence of a new id is a person's own. Sections of a kind that the client does not know are sent as they came. */
        SummaryToSave: {
            sections: components["schemas"]["SectionToSave"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description Which text the person has checked. */
        NoteCheck: {
            revision: number;
        };
        /** @description What is to change of an action item; what is absent stays. */
        ActionItemChange: {
            text?: string;
            /** @enum {string} */
            state?: "proposed" | "dismissed";
        };
        /** @description The task that an action item becomes. */
        ActionItemAcceptance: {
            postId: components["schemas"]["Id"];
            title: string;
            assignee: components["schemas"]["Assignee"] | null;
            /** Format: date */
            dueDate: string | null;
            /** @description Where the day of `dueDate` ends. */
            timeZone: string;
        };
        /** @description Somebody who may read a note, and how much of it. */
        NoteGrant: {
            subject: components["schemas"]["Assignee"];
            /** @description The summary and the action items; the words and the sound as well; or changes of the text, too. */
            level: string;
        };
        /** @description Who may read a note besides its owner. */
        NoteSharing: {
            grants: components["schemas"]["NoteGrant"][];
            readersCount: number;
            /** @description Those who were there and cannot read it. */
            namedWithoutAccess: components["schemas"]["UserSummary"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description Somebody who shall be able to read a note, and how much of it. */
        GrantToSave: {
            subject: components["schemas"]["Assignee"];
            /** @enum {string} */
            level: "summary" | "transcript" | "edit";
        };
        /** @description Who shall be able to read a note; whoever is left out loses it at once. */
        NoteSharingToSave: {
            grants: components["schemas"]["GrantToSave"][];
            occToken: components["schemas"]["OccToken"];
        };
        /** @description The notes that are linked to a post. */
        PostAiNotes: {
            notes: components["schemas"]["AiNoteSummary"][];
            /** @description How many more there are that the person may not read. */
            hiddenCount: number;
        };
        /** @description Which posts go where. */
        BulkTransitionRequest: {
            postIds: components["schemas"]["Id"][];
            targetStateId: components["schemas"]["Id"];
            /** @description Made up by the client once for each start; a second request with the same key starts nothing and answers with the first operation. */
            clientKey: string;
            /** @description A check of these posts. Its note and values are applied, and its other posts are kept as left out; each post is checked once more when its turn comes. */
            preflightId?: components["schemas"]["Id"];
        };
        /** @description Why a post could not be moved; only there when it failed. */
        BulkFailureReason: {
            /** @description Stable kebab-case code; open to further values. */
            code: string;
            /** @description In the person's language, shown where the portal has no words of its own for the code. */
            message: string;
        };
        /** @description One post of the operation. */
        BulkOperationPost: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Open to further values; an unknown one reads as not processed. */
            outcome: string;
            reason?: components["schemas"]["BulkFailureReason"];
        };
        /** @description A post that was selected and not moved. */
        BulkLeftOutPost: {
            id: components["schemas"]["Id"];
            title: string;
            reasons: components["schemas"]["BulkFailureReason"][];
        };
        /** @description A bulk transition and how far it is. Posts that are in neither count have not been processed: they wait while it runs, and stay where they were once it was aborted. */
        BulkOperation: {
            operationId: components["schemas"]["Id"];
            /** @description Open to further values; an unknown one reads as finished. */
            state: string;
            /** @description All posts of the operation, in the order of the request. */
            posts: components["schemas"]["BulkOperationPost"][];
            successPostsCount: number;
            failedPostsCount: number;
            /** @description The person has closed its banner or opened its report. */
            read: boolean;
            /** @description Where the posts go. */
            targetState: components["schemas"]["WorkflowState"];
            startedAt: components["schemas"]["Instant"];
            /** @description Null while it runs. */
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description Whether a new operation with the failed posts alone makes sense. */
            retryable: boolean;
            /** @description The check that it was started from; absent for none. */
            preflightId?: components["schemas"]["Id"];
            /** @description What its records say; absent for nothing. */
            note?: components["schemas"]["Delta"] | null;
            /** @description Posts of the check that the operation leaves where they are, each with the reasons. */
            leftOut?: components["schemas"]["BulkLeftOutPost"][];
        };
        /** @description The newest operation of the person whose end they have not acknowledged; null when there is none. */
        LastUnreadBulkOperation: {
            operation: components["schemas"]["BulkOperation"] | null;
        };
        /** @description Which posts are to be checked. */
        NewBulkPreflight: {
            /** @description At most 500; those that the person may not read are not taken. */
            postIds: components["schemas"]["Id"][];
            /** @description Where they are to go; absent for the state to which most can go. */
            targetStateId?: components["schemas"]["Id"];
        };
        /** @description A state to which some of the posts can go. */
        PreflightTarget: {
            state: components["schemas"]["WorkflowState"];
            readyCount: number;
            needsValueCount: number;
            blockedCount: number;
        };
        /** @description Values for all posts that lack them; posts that have their own keep it. */
        PreflightFill: {
            data: components["schemas"]["PostDataFields"];
            values: components["schemas"]["FieldValue"][];
        };
        /** @description A post of a check. */
        PreflightPost: {
            post: components["schemas"]["PostRef"];
            author: components["schemas"]["UserSummary"];
            /** @description Null where it goes through no workflow. */
            state: components["schemas"]["WorkflowState"] | null;
            since: components["schemas"]["Instant"];
            /** @description Open to further values; an unknown one counts as blocked. */
            verdict: string;
            /** @description What stands in its way; of one that lacks values, a blocker for each with its field. */
            blockers: components["schemas"]["Blocker"][];
            /** @description Fields for which it takes the value that is set for all. */
            filledFieldIds: components["schemas"]["Id"][];
            /** @description The person leaves it out. */
            excluded: boolean;
        };
        /** @description What would become of many posts if they were moved: each of them is ready, lacks a value, is blocked or left out. Kept for a day, for the person who asked. */
        BulkPreflight: {
            preflightId: components["schemas"]["Id"];
            checkedAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /** @description Every state to which a step leads from one of the posts. */
            targets: components["schemas"]["PreflightTarget"][];
            /** @description Where they would go; null where nothing leads anywhere. */
            targetStateId: components["schemas"]["Id"] | null;
            /** @description What the steps to that state ask for, each field once; null for nothing. */
            form: components["schemas"]["TransitionForm"] | null;
            fill: components["schemas"]["PreflightFill"];
            /** @description For the records of all posts. */
            note: components["schemas"]["Delta"] | null;
            /** @description In the order of the request. */
            posts: components["schemas"]["PreflightPost"][];
            /** @description They add up to the number of posts; one that is left out counts as nothing else. */
            counts: {
                ready: number;
                needsValue: number;
                blocked: number;
                excluded: number;
            };
            /** @description Posts whose state is another one than when they were checked. */
            changedCount: number;
            /** @description How many people would get one notification. */
            notifiedCount: number;
        };
        /** @description What is to change in a check; what is absent stays. The posts are checked again. */
        BulkPreflightChange: {
            targetStateId?: components["schemas"]["Id"];
            excludedPostIds?: components["schemas"]["Id"][];
            fill?: components["schemas"]["PreflightFill"];
            /** @description At most 2,000 characters. */
            note?: components["schemas"]["Delta"] | null;
        };
    };
    responses: {
        /** @description The request does not keep the contract or a rule of the server. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client asked too often; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed in a way that it did not foresee. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service or one it needs cannot answer now; the same request may succeed later. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is unknown, used up or too old. Which of them is not said. */
        TokenExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session, or it has expired. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing at this address. Where an entity is meant, its own code says which one is missing. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This is for those who administer the portal. */
        AdministrationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter is out of its limits or the page token is no longer known. */
        PageRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person may not look people up. A private profile is no such case; its fields are null instead. */
        UserForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody has this id. Somebody whose account was deleted is still found, and marked as such. */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person may not look groups up. */
        GroupForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No group has this id. A deleted group is still found, and marked as such. */
        GroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The registry of people is for those who manage users. */
        RegistryForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The registry of people is for those who manage users, and accounts with root permission are changed by others with it alone. */
        ChangeForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The query has nothing to look for or too much, a parameter is out of its limits, or the page token is no longer known. */
        QueryRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The search rests, or the service as a whole; the same request may succeed later. */
        SearchUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The community is there, and the person may not see it. The code names the closed door: the community itself, or the catalog in which it stands. */
        CommunityForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such community, or no more. */
        CommunityNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The home is there, and not for this person. */
        WorkspaceForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such home, or no more. */
        WorkspaceNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such home, or it has no such widget for this person. */
        WidgetNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What fills the widget cannot answer now; the same request may succeed later. */
        WidgetUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The post is there, and the person may not see it. The code names the closed door as `<entity>-forbidden`; plain `forbidden` is for a door that none of them names. */
        PostForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such post, or no more. */
        PostNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The workflow of the posts is closed to the person by now. */
        OperationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @example device-2 */
        DeviceId: components["schemas"]["Id"];
        /** @description How many entries the answer may hold at most. */
        PageSize: number;
        /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
        PageToken: string;
        /** @description Words of the name of the one who acted, or of what was changed. */
        AuditSearch: string;
        Act: ("user-block" | "user-unblock" | "group-members")[];
        /** @description Nothing before this moment. */
        From: string;
        /** @description Nothing at this moment or later. */
        Until: string;
        /** @description Every word begins a word of the name, caption, skills, duties, languages, place, area or business unit, or is the extension. Case, accents and the letters of the alphabet (Greek and Latin) make no difference. */
        Search: string;
        Place: components["schemas"]["Id"][];
        AreaId: components["schemas"]["Id"][];
        BusinessUnitId: components["schemas"]["Id"][];
        SkillId: components["schemas"]["Id"][];
        Language: components["schemas"]["Id"][];
        /** @description The groups of a duty. */
        DutyId: components["schemas"]["Id"][];
        /** @description Only those who are at work now. */
        AtWork: boolean;
        /** @description Only those whom the viewer follows. */
        Followed: boolean;
        /** @description `name`, or who can be reached first (`available`). Without it the best match comes first with a search, and the alphabet decides without one. */
        Sort: "name" | "available";
        /** @example marco-bianchi */
        UserId: components["schemas"]["Id"];
        /**
         * @description The id of the person who asks.
         * @example giulia-riva
         */
        OwnUserId: components["schemas"]["Id"];
        /**
         * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
         * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
         */
        IdempotencyKey: string;
        /** @example group-line-4 */
        GroupId: components["schemas"]["Id"];
        /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
        "Search-2": string;
        /** @description Every word begins a word of the name, or of the user name or mail address. */
        "Search-3": string;
        State: ("invited" | "active" | "blocked" | "deleting" | "deleted")[];
        Role: ("root" | "manage-users" | "member")[];
        LastSignIn: ("month" | "quarter" | "longer" | "never")[];
        /** @description By name, those who joined last first, or those who have not signed in for longest first. */
        "Sort-2": "name" | "joined" | "last-sign-in";
        /** @example tiago-duarte */
        "UserId-2": components["schemas"]["Id"];
        /**
         * @description At most 500 letters and 32 words.
         * @example press sensor -drill
         */
        Q: string;
        /** @description One type is a list of these alone; none or several are grouped by post. */
        Types: ("posts" | "comments" | "media" | "documents")[];
        /** @description The communities in which it stands. */
        In: components["schemas"]["Id"][];
        /** @description Who wrote it, or attached it last. */
        By: components["schemas"]["Id"][];
        /** @description Not older than this day of the person's own zone. A later day than `to` changes places with it. */
        "From-2": string;
        /** @description Not newer than this day of the person's own zone. */
        To: string;
        /** @description Workflow states of the post. */
        "State-2": components["schemas"]["Id"][];
        /** @description Hashtags of the post. */
        Tag: components["schemas"]["Id"][];
        /** @description Languages of the post (BCP 47). */
        Lang: string[];
        /** @description What the post has beside its text. */
        Has: ("file" | "picture" | "event" | "task")[];
        /** @description Archived posts are found with the others; only they, or all but they. */
        Archive: "only" | "without";
        "Sort-3": "best" | "newest";
        /** @example home-torino */
        HomeId: components["schemas"]["Id"];
        /** @example torino-news */
        WidgetId: components["schemas"]["Id"];
        /**
         * @description The first day; 89 days before the last one where it is left out.
         * @example 2026-08-23
         */
        "From-3": string;
        /**
         * @description The last day; today where it is left out.
         * @example 2026-11-20
         */
        "To-2": string;
        /**
         * @description Only posts of this community.
         * @example quality-and-safety
         */
        CommunityId: components["schemas"]["Id"];
        /**
         * @description Where the days begin; the zone of the person without it.
         * @example Europe/Rome
         */
        TimeZone: string;
    };
    requestBodies: never;
    headers: {
        /** @description The X-Request-Id that the client sent, or one that the server made up. */
        RequestId: string;
        /** @description Seconds to wait before the same request makes sense again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description The session that has begun. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description User name and password do not belong together. Which of the two is wrong is not said. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account exists but may not sign in. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no session any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of this browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasswordPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordPolicy"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRecoveryRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password is in force. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["TokenExpired"];
            /** @description The password does not fulfil the policy, or the request does not keep the contract. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPrivateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPrivateEmailRequest"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description No further mails of this kind are sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    describeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description What they are, and where they go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeResultToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeResultTokenRequest"];
            };
        };
        responses: {
            /** @description The session that has begun. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The person is known elsewhere but has no account here, or a blocked one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["TokenExpired"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordChange"];
            };
        };
        responses: {
            /** @description The new password is in force. This session goes on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The current password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password belongs to another system. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The new password does not fulfil the policy, or the request does not keep the contract. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This session first, then the last used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example device-2 */
                deviceId: components["parameters"]["DeviceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such session of the person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is the session that asks; it signs out instead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateEmail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPrivateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivateEmailRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way; the address counts once it is confirmed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateEmail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The current password is wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePrivateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateEmail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendPrivateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateEmail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No address waits. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPushChannelsClientTransport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the realtime client needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushChannelsClientTransport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description The service is flagged out of service, or cannot answer at the moment. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time zones, west to east. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZones"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSystemMessages: {
        parameters: {
            query: {
                /** @description Which kind of client asks. */
                clientType: "web";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemMessages"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the set.
                 * @example portal
                 */
                app: string;
                /**
                 * @description Code of the language.
                 * @example it
                 */
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The translations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelTree"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInfoCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration as JSON text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoCarousel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExternalLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalLinks"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capabilities; an ordinary member has none of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Capabilities"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdministrationForbidden"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description Words of the name of the one who acted, or of what was changed. */
                search?: components["parameters"]["AuditSearch"];
                act?: components["parameters"]["Act"];
                /** @description Nothing before this moment. */
                from?: components["parameters"]["From"];
                /** @description Nothing at this moment or later. */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdministrationForbidden"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPeople: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description Every word begins a word of the name, caption, skills, duties, languages, place, area or business unit, or is the extension. Case, accents and the letters of the alphabet (Greek and Latin) make no difference. */
                search?: components["parameters"]["Search"];
                place?: components["parameters"]["Place"];
                areaId?: components["parameters"]["AreaId"];
                businessUnitId?: components["parameters"]["BusinessUnitId"];
                skillId?: components["parameters"]["SkillId"];
                language?: components["parameters"]["Language"];
                /** @description The groups of a duty. */
                dutyId?: components["parameters"]["DutyId"];
                /** @description Only those who are at work now. */
                atWork?: components["parameters"]["AtWork"];
                /** @description Only those whom the viewer follows. */
                followed?: components["parameters"]["Followed"];
                /** @description `name`, or who can be reached first (`available`). Without it the best match comes first with a search, and the alphabet decides without one. */
                sort?: components["parameters"]["Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPeopleFacets: {
        parameters: {
            query?: {
                /** @description Every word begins a word of the name, caption, skills, duties, languages, place, area or business unit, or is the extension. Case, accents and the letters of the alphabet (Greek and Latin) make no difference. */
                search?: components["parameters"]["Search"];
                place?: components["parameters"]["Place"];
                areaId?: components["parameters"]["AreaId"];
                businessUnitId?: components["parameters"]["BusinessUnitId"];
                skillId?: components["parameters"]["SkillId"];
                language?: components["parameters"]["Language"];
                /** @description The groups of a duty. */
                dutyId?: components["parameters"]["DutyId"];
                /** @description Only those who are at work now. */
                atWork?: components["parameters"]["AtWork"];
                /** @description Only those whom the viewer follows. */
                followed?: components["parameters"]["Followed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, with how many people have them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleFacets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile, as far as the viewer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is the profile of another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description It was changed meanwhile (`current` is how it stands), or a field comes from the personnel system. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As far as the viewer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserInCommon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As far as the viewer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InCommon"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserCommunities: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that both may know of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCommunitiesPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As far as the viewer may see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeoplePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportingLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportingLine"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description Where it is found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePhoto"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is the profile of another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description The bytes are no picture that can be shown. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no photo any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePhoto"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is the profile of another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePersonalSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalSettingsChange"];
            };
        };
        responses: {
            /** @description Both as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is the profile of another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description The language isn’t offered, or the time zone is unknown. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceChange"];
            };
        };
        responses: {
            /** @description The profile with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is the profile of another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description The days make no absence, or the deputy can't stand in. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the person who asks.
                 * @example giulia-riva
                 */
                userId: components["parameters"]["OwnUserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is the profile of another person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /** @description Every word begins a word of the skill. Without it the skills that most people have. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has been said so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkillList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is followed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            /** @description This person cannot be followed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example marco-bianchi */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not followed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["UserForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerFeedback: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFeedbackPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomerFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomerFeedback"];
            };
        };
        responses: {
            /** @description The same key made this feedback before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFeedback"];
                };
            };
            /** @description The feedback. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFeedback"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A value is out of its limits, or a picture was not sent by this person. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCustomerFeedbackPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": string;
                "image/jpeg": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description Its id names it in `pictureIds`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFeedbackPicture"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The bytes are no picture that can be shown. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback.
                 * @example feedback-4
                 */
                feedbackId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFeedback"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another person wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such feedback, or it was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawCustomerFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback.
                 * @example feedback-4
                 */
                feedbackId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, with its pictures. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another person wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such feedback, or it was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was planned, answered or closed before; `current` is the feedback as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToCustomerFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The feedback.
                 * @example feedback-4
                 */
                feedbackId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomerFeedbackMessage"];
            };
        };
        responses: {
            /** @description The feedback with the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerFeedback"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another person wrote it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such feedback, or it was withdrawn. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GroupForbidden"];
            404: components["responses"]["GroupNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
            };
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembersPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GroupForbidden"];
            404: components["responses"]["GroupNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegistryUsers: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description Every word begins a word of the name, or of the user name or mail address. */
                search?: components["parameters"]["Search-3"];
                state?: components["parameters"]["State"];
                place?: components["parameters"]["Place"];
                areaId?: components["parameters"]["AreaId"];
                businessUnitId?: components["parameters"]["BusinessUnitId"];
                role?: components["parameters"]["Role"];
                lastSignIn?: components["parameters"]["LastSignIn"];
                /** @description By name, those who joined last first, or those who have not signed in for longest first. */
                sort?: components["parameters"]["Sort-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryUsersPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RegistryForbidden"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistryUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example tiago-duarte */
                userId: components["parameters"]["UserId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, with its groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RegistryForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example tiago-duarte */
                userId: components["parameters"]["UserId-2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChangeForbidden"];
            404: components["responses"]["UserNotFound"];
            /** @description Accounts of this kind cannot be blocked. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The reason is missing, or the end is past. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example tiago-duarte */
                userId: components["parameters"]["UserId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ChangeForbidden"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGroupMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example group-line-4 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupMembersChange"];
            };
        };
        responses: {
            /** @description The group, and how many were really added and taken out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembersChanged"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GroupForbidden"];
            404: components["responses"]["GroupNotFound"];
            /** @description The group was deleted. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing is changed, or somebody is not known. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchContent: {
        parameters: {
            query: {
                /**
                 * @description At most 500 letters and 32 words.
                 * @example press sensor -drill
                 */
                q: components["parameters"]["Q"];
                /** @description One type is a list of these alone; none or several are grouped by post. */
                types?: components["parameters"]["Types"];
                /** @description The communities in which it stands. */
                in?: components["parameters"]["In"];
                /** @description Who wrote it, or attached it last. */
                by?: components["parameters"]["By"];
                /** @description Not older than this day of the person's own zone. A later day than `to` changes places with it. */
                from?: components["parameters"]["From-2"];
                /** @description Not newer than this day of the person's own zone. */
                to?: components["parameters"]["To"];
                /** @description Workflow states of the post. */
                state?: components["parameters"]["State-2"];
                /** @description Hashtags of the post. */
                tag?: components["parameters"]["Tag"];
                /** @description Languages of the post (BCP 47). */
                lang?: components["parameters"]["Lang"];
                /** @description What the post has beside its text. */
                has?: components["parameters"]["Has"];
                /** @description Archived posts are found with the others; only they, or all but they. */
                archive?: components["parameters"]["Archive"];
                sort?: components["parameters"]["Sort-3"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["QueryRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["SearchUnavailable"];
        };
    };
    listCommunities: {
        parameters: {
            query?: {
                /** @description The person's own, or the directory; in the directory those come first that the person belongs to or follows. */
                scope?: "mine" | "all";
                /** @description Keeps those whose name or description has words that begin so, without regard to case and accents. */
                search?: string;
                /**
                 * @description Only those of this catalog.
                 * @example catalog-work
                 */
                catalogId?: components["schemas"]["Id"];
                /** @description Only those that the person can join at once. */
                joinable?: boolean;
                /** @description Only those in which people write in this language (BCP 47). */
                language?: string;
                /** @description Only those of this place, as people's profiles name it. */
                site?: string;
                sort?: "name" | "active" | "new";
                /** @description How many entries the answer may hold at most; absent for all of the person's own, or 100 of the directory. */
                pageSize?: number;
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Communities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The catalog is closed to the person. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCommunity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCommunity"];
            };
        };
        responses: {
            /** @description The community. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may make no communities. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is a community of this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not remove it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description It isn't archived yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityChange"];
            };
        };
        responses: {
            /** @description The community afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person does not moderate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or the bytes of the cover never arrived. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another community has this name, it is archived, or somebody changed it meanwhile: `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request breaks the contract, or the cover is no picture that can be shown. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example product-launches */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description The community afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The community is closed to the person, or takes no new members. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description The community is archived, its rules have changed, or an earlier request was declined less than 7 days ago. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example product-launches */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            /** @description The organisation assigns the members, or nobody else moderates the community. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityArchiving"];
            };
        };
        responses: {
            /** @description The archived community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person does not moderate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            /** @description It is archived already, or somebody changed it meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unarchiveCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person does not moderate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example plant-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is followed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example plant-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is followed now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCommunityNotificationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The community.
                 * @example quality-and-safety
                 */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunityNotificationLevelChange"];
            };
        };
        responses: {
            /** @description The level as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityNotificationLevel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                state?: "requested" | "invited" | "member";
                role?: "member" | "moderator";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example amina-diallo */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no member. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or no such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The organisation assigns the members, or nobody else moderates the community. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example amina-diallo */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or this person does not belong to it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody else moderates the community. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
                /** @example nicolo-villa */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipDecision"];
            };
        };
        responses: {
            /** @description The membership; of a declined request as it stood. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or this person never asked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody decided before; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example shift-leads-torino */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInviting"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMembers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person decides nothing here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunityFiles: {
        parameters: {
            query?: {
                /** @description Pictures, or everything else; both where it is absent. */
                kind?: "media" | "document";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /** @example quality-and-safety */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityFilePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this community.
                 * @example quality-and-safety
                 */
                communityId?: components["schemas"]["Id"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collections, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionFields"];
            };
        };
        responses: {
            /** @description The collection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person has a collection of this name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionChange"];
            };
        };
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is shared with the person to read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is taken, or it was changed meanwhile; `current` is the collection as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is shared with the person to read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollectionPosts: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionPostPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionMove"];
            };
        };
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description It is shared with the person to read. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection, or the post is not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed meanwhile; `current` is the collection as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPostToCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The collection or the post is closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection or no such post. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It holds as many as a collection can. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePostFromCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The collection.
                 * @example collection-audit
                 */
                collectionId: components["schemas"]["Id"];
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The collection or the post is closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such collection or no such post. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The homes, in the order of the selector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example home-torino */
                homeId: components["parameters"]["HomeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WorkspaceForbidden"];
            404: components["responses"]["WorkspaceNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    visitHome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example home-torino */
                homeId: components["parameters"]["HomeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The homes of the selector, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WorkspaceForbidden"];
            404: components["responses"]["WorkspaceNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWidgetData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example home-torino */
                homeId: components["parameters"]["HomeId"];
                /** @example torino-news */
                widgetId: components["parameters"]["WidgetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its data, as far as the person may read them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WorkspaceForbidden"];
            404: components["responses"]["WidgetNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["WidgetUnavailable"];
        };
    };
    getNavigationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NavigationCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /**
                 * @description Only these; repeated, one of them.
                 * @example [
                 *       "decision",
                 *       "acknowledgement"
                 *     ]
                 */
                kind?: ("decision" | "acknowledgement" | "answer" | "invitation" | "task" | "failed-schedule")[];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of things. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMentions: {
        parameters: {
            query?: {
                filter?: "all" | "unread";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mentions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMentionsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMentionsRead"];
            };
        };
        responses: {
            /** @description What is unread afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentionsRead"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Nothing is named, or `newestId` is no mention of the person. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /**
                 * @description The posts of this collection, in its order, instead of the bookmarked ones.
                 * @example collection-audit
                 */
                collectionId?: components["schemas"]["Id"];
                sort?: "saved" | "newest" | "title";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such collection, or it isn't shared with the person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFeedPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which feed.
                 * @example dashboard
                 */
                scope: "dashboard" | "communities";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedPositionChange"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPositionSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Which posts; `archive` holds what has left the other lists, `to-acknowledge` what the person still has to acknowledge, `unanswered` what is 1 to 30 days old and nobody but its author has commented on. */
                filter?: "latest" | "followed" | "unread" | "archive" | "to-acknowledge" | "unanswered";
                /** @description All that the person can read, or only of the communities that are the person's own or followed. */
                scope?: "readable" | "mine";
                /**
                 * @description Only the posts of this community.
                 * @example quality-and-safety
                 */
                communityId?: components["schemas"]["Id"];
                /** @description Only what this person wrote. */
                authorId?: components["schemas"]["Id"];
                /** @description Only posts in this state of their workflow. */
                stateId?: components["schemas"]["Id"];
                /** @description Only posts that carry this hashtag; repeated, one of these. */
                hashtagId?: components["schemas"]["Id"][];
                /** @description Only posts of this year. */
                year?: number;
                /** @description Only posts whose title or number has words that begin so, without regard to case and accents. */
                search?: string;
                sort?: "newest" | "oldest" | "title" | "comments";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            /** @description A parameter is out of its limits or the page token is no longer known. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPost"];
            };
        };
        responses: {
            /** @description The same key made this post before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description The post, which only its author sees. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not post there, or not read what is to be copied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such community, or no such post to copy. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePost: {
        parameters: {
            query: {
                /**
                 * @description Of the post as the person knows it.
                 * @example occ-1042-1
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not remove it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The post has changed in the meantime; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                /** @description Only posts never published (`draft`), changes of published ones (`edit`), or those that wait for their time. */
                state?: "draft" | "edit" | "scheduled";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drafts, with the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or the person has no draft of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftContent"];
            };
        };
        responses: {
            /** @description It is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSaved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The draft was saved in another tab or on another device; `current` is that draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The draft is over its limits. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraft: {
        parameters: {
            query: {
                /**
                 * @description Of the draft as the person knows it.
                 * @example draft-1041-3
                 */
                occToken: components["schemas"]["OccToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no draft any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or the person has no draft of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The draft was saved in another tab or on another device; `current` is that draft. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publishing"];
            };
        };
        responses: {
            /** @description The post as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post, or not post in its community any more. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or the person has no draft of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A newer revision was published, or the draft was saved elsewhere; `current` is the post, or the draft, as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The draft has a problem of severity error, or the time is too near or too far. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unschedulePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1037
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post, a draft again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Its time has come; `current` is the published post. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPostImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPostImage"];
            };
        };
        responses: {
            /** @description The same key made this picture before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostImage"];
                };
            };
            /** @description The picture, with its size. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or the upload session has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The bytes are no picture that posts show. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePostImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The picture.
                 * @example image-1
                 */
                imageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostImageChange"];
            };
        };
        responses: {
            /** @description The picture as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostImage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it has no such picture. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1041
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description The same key made this table before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
            /** @description The table. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The table is too large. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archivePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the post stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not archive it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unarchivePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the post stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not archive it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePostData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostDataChange"];
            };
        };
        responses: {
            /** @description The planning as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Somebody else changed it meanwhile; `current` is the planning as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The end is before the start, or the assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only those who answered that. */
                response?: "pending" | "accepted" | "tentative" | "declined" | "waiting";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the invited people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                    "text/csv": components["schemas"]["InvitationsFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Inviting"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedPeople"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not invite to its event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    respondToInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAnswer"];
            };
        };
        responses: {
            /** @description The answer as it was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswered"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The post is closed, or the person is not invited. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The event is over or its answers are closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The invitation.
                 * @example inv-1015-1
                 */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not invite to its event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, event or invitation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The invitation.
                 * @example inv-1015-1
                 */
                invitationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationChange"];
            };
        };
        responses: {
            /** @description As it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not invite to its event. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, event or invitation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["CalendarFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it has no event. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAcknowledgements: {
        parameters: {
            query?: {
                /** @description Only those who stand there; `overdue` are pending and outdated ones whose day is over. */
                state?: "pending" | "acknowledged" | "outdated" | "overdue";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people who are asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgementPage"];
                    "text/csv": components["schemas"]["AcknowledgementsFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not see who has acknowledged it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acknowledging"];
            };
        };
        responses: {
            /** @description How the person stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            /** @description A newer revision has to be known (`current` is what is asked now), or nothing is asked here. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindAcknowledgements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-908
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgementReminder"];
            };
        };
        responses: {
            /** @description They were reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not see who has acknowledged it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description All of them were reminded within the last 24 hours. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestionSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description Number of the revision.
                 * @example 1
                 */
                revision: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post or revision, or the post asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveyAnswers: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSetPage"];
                    "text/csv": components["schemas"]["SurveyAnswersFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and does not manage its survey. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMySurveyAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers as the server holds them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and is not asked. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMySurveyAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSetChange"];
            };
        };
        responses: {
            /** @description The answers as the server holds them now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and is not asked. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description They were kept elsewhere meanwhile (`current` is what the server holds), or the survey is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitSurveyAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSetChange"];
            };
        };
        responses: {
            /** @description The answers as they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerSet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and is not asked. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description They were kept elsewhere meanwhile (`current` is what the server holds), or the survey is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description An answer is missing or does not fit its question; `pointer` names it by the id of the question. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurveyResults: {
        parameters: {
            query?: {
                /**
                 * @description By what the answers are told apart.
                 * @example site
                 */
                groupBy?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of every question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResults"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not see the results, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The breakdown is not offered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveyTexts: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1004
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description A question that is answered by a text.
                 * @example q-handover-wish
                 */
                questionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTextPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not see the results, or not yet. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or question, or the post asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSurveyParticipation: {
        parameters: {
            query?: {
                /** @description Only those who stand there. */
                state?: "none" | "begun" | "answered";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people who are asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and does not manage its survey. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They were reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and does not manage its survey. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description All of them were reminded within the last 24 hours, or the survey is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyClosing"];
            };
        };
        responses: {
            /** @description The survey as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSurvey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and does not manage its survey. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The survey is closed already, and the end does not lie ahead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-997
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSurvey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and does not manage its survey. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or it asks nothing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The survey is open. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listToAnswer: {
        parameters: {
            query?: {
                state?: "open" | "done";
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToAnswerPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubjectCandidates: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description The post that they would have to read. */
                postId?: components["schemas"]["Id"];
                /**
                 * @description The community that they would have to read; ignored beside `postId`.
                 * @example quality-and-safety
                 */
                communityId?: components["schemas"]["Id"];
                /** @description People alone, blocked accounts among them: for a question about somebody, not for naming them in a text. */
                everyone?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectCandidates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post or community. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostCandidates: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /**
                 * @description The post that is to refer to them; it is left out.
                 * @example p-1042
                 */
                postId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostCandidates"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunityHashtags: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The community.
                 * @example quality-and-safety
                 */
                communityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of hashtags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunityHashtagPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            404: components["responses"]["CommunityNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostRevisions: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevisionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description Its number, from 1.
                 * @example 2
                 */
                revision: components["schemas"]["RevisionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostRevision"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it was never published under this number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRelation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-967
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRelation"];
            };
        };
        responses: {
            /** @description The relation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Relation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not relate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The two are related in this way already, are one, or would replace or continue each other. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeRelation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-957
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The relation.
                 * @example rel-1
                 */
                relationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are not related any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not relate it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or no such relation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who can read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostVisibility"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPostVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostVisibilityChange"];
            };
        };
        responses: {
            /** @description Who can read it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostVisibility"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not change who else can, or may not read it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Another person changed it meanwhile; `current` says how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Someone who is named cannot read the community of the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostReaders: {
        parameters: {
            query?: {
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReaderPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainPostReader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1015
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The person.
                 * @example marco-bianchi
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the person can read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostReader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or no such person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookmarkPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is among the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostBookmark"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePostBookmark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not among the favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostBookmark"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    touchPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted; there is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment was written before with the same key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The comment, as it now stands. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The post or its comments are closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The post or the comment to be answered is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing in it, or too much. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-808
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChange"];
            };
        };
        responses: {
            /** @description The comment, as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The comment is another person's, or the post or its comments are closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment has changed since it was read; `current` is how it stands now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing in it, or too much. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-808
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The comment is another person's, or the post is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-802
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlikeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-802
                 */
                commentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The likes afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description The comment is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All files of the post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentSaveBatch"];
            };
        };
        responses: {
            /** @description The changes are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentSaveResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the files and not change them. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, or the upload session has run out. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else saved first, or bytes are still missing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The batch names files or attachments that are not there, or nothing at all, or gives a file a name of another kind than it was announced with. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAttachmentVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
                /**
                 * @description The version to bring back.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachmentRestoring"];
            };
        };
        responses: {
            /** @description The attachment, with one more version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read this post and not change its files. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The post, the attachment or this version of it is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The files of the post have changed in the meantime. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUploadSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadSessionRequest"];
            };
        };
        responses: {
            /** @description The session, with an id for each file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not add files to this post, or doesn't moderate this community. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or community, or the session that the files were to join has run out. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is too large or of a kind that is not allowed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFileRange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `bytes first-last/total` for a stretch, or `bytes *\/total` without a body to hear how far the file has come.
                 * @example bytes 0-39/120832
                 */
                "Content-Range": string;
            };
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
                /**
                 * @description The file within the session.
                 * @example file-1
                 */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description How far the file has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has ended or never was. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stretch does not begin where the file ends so far. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The stretch carries more than the session allows. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The range cannot be read or does not fit the announced size. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeUploadSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The upload session.
                 * @example upload-1
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The session has run out or never was. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A file is still on its way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachmentContent: {
        parameters: {
            query?: {
                /** @description Which version; the newest without it. */
                version?: number;
                /** @description Whether the browser shows or saves it. */
                disposition?: "inline" | "attachment";
            };
            header?: never;
            path: {
                /**
                 * @description The attachment.
                 * @example att-1
                 */
                attachmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in its own media type. */
            200: {
                headers: {
                    /** @description Says whether to show or to save it, with the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description The attachment or this version of it is gone. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHashtagInstancesCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example safety
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hashtag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hashtag"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            /** @description There is no such hashtag. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    followHashtag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example line4
                 */
                hashtagId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person follows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashtagFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            /** @description There is no such hashtag. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is deleted, or its community has switched hashtags off. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unfollowHashtag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The hashtag.
                 * @example line4
                 */
                hashtagId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person does not follow it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HashtagFollow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CommunityForbidden"];
            /** @description There is no such hashtag. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The table.
                 * @example values-line-4
                 */
                tableId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such table. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description They were changed meanwhile (`current` is how they stand), or a cell can't be changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationVolume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by kind; a kind without any is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationVolume"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserNotificationsChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotificationsChannel"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationsStream: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
                /** @description The `nextSyncToken` of an earlier answer. Not together with `pageToken`. */
                syncToken?: string;
                /** @description Leaves out what was read. */
                onlyUnread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsStream"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A parameter is out of its limits, or a token is no longer known. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absolute number, over the whole stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsAsReadRequest"];
            };
        };
        responses: {
            /** @description What is still unread afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The list of ids is missing, empty or too long. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markAllNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkAllNotificationsAsReadRequest"];
            };
        };
        responses: {
            /** @description What is still unread afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The id is missing or belongs to none of the person's notifications. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAssistant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description How many seconds the client waits for the answer (`wait`, RFC 7240). A server that cannot answer by then says so before.
                 * @example wait=120
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RagQuestion"];
            };
        };
        responses: {
            /** @description The answer with its sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RagAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The assistant is not installed, or not for this person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The conversation has expired; only a new one can follow. How the server says so is inferred. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The question asks for what the assistant may not look at, or is not a question at all. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many questions in a short time. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessageFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer, by the id that it came with.
                 * @example ai-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageFeedback"];
            };
        };
        responses: {
            /** @description Noted; there is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The assistant is not installed, or not for this person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such answer, or it was given to somebody else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The text is too long or a value of the wrong kind. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The workflow.
                 * @example wf-review
                 */
                workflowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No community that runs it is open to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflowStatistics: {
        parameters: {
            query?: {
                /**
                 * @description The first day; 89 days before the last one where it is left out.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["From-3"];
                /**
                 * @description The last day; today where it is left out.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["To-2"];
                /**
                 * @description Only posts of this community.
                 * @example quality-and-safety
                 */
                communityId?: components["parameters"]["CommunityId"];
                /**
                 * @description Where the days begin; the zone of the person without it.
                 * @example Europe/Rome
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path: {
                /**
                 * @description The workflow.
                 * @example wf-review
                 */
                workflowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person looks after no community that runs it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The range ends before it begins, or is longer than two years. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostStatistics: {
        parameters: {
            query?: {
                /**
                 * @description Only posts in this workflow.
                 * @example wf-review
                 */
                workflowId?: components["schemas"]["Id"];
                /**
                 * @description The first day; 89 days before the last one where it is left out.
                 * @example 2026-08-23
                 */
                from?: components["parameters"]["From-3"];
                /**
                 * @description The last day; today where it is left out.
                 * @example 2026-11-20
                 */
                to?: components["parameters"]["To-2"];
                /**
                 * @description Only posts of this community.
                 * @example quality-and-safety
                 */
                communityId?: components["parameters"]["CommunityId"];
                /**
                 * @description Where the days begin; the zone of the person without it.
                 * @example Europe/Rome
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostStatistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person looks after no community that runs a workflow. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The range ends before it begins, or is longer than two years. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowPosts: {
        parameters: {
            query?: {
                /** @description Those that the person can bring forward, has written, or may read. */
                scope?: "waiting" | "authored" | "all";
                /** @example wf-review */
                workflowId?: components["schemas"]["Id"];
                /** @example ws-review */
                stateId?: components["schemas"]["Id"];
                /** @example quality-and-safety */
                communityId?: components["schemas"]["Id"];
                /** @description Only those that have been in their state for too long. */
                overTarget?: boolean;
                /** @description Only those of communities whose statistics the person may see. */
                overseen?: boolean;
                /** @description Only those in no final state, or only those in one. */
                progress?: "open" | "completed";
                /** @description Only those to which this happened between `since` and `until`: they began, came into a final state, took a step (`fromStateId`, `toStateId`), or took one back. */
                event?: "created" | "completed" | "moved" | "sent-back";
                /**
                 * @description The first day of `event` and `kept`; 89 days before the last one where it is left out.
                 * @example 2026-08-23
                 */
                since?: string;
                /**
                 * @description The last day of `event` and `kept`; today where it is left out.
                 * @example 2026-11-20
                 */
                until?: string;
                /**
                 * @description With the event `moved`, the state that was left.
                 * @example ws-review
                 */
                fromStateId?: components["schemas"]["Id"];
                /**
                 * @description With the event `moved`, the state that was reached.
                 * @example ws-sent-back
                 */
                toStateId?: components["schemas"]["Id"];
                /**
                 * @description Only those that wait for this person or group.
                 * @example group-editors
                 */
                waitingForId?: components["schemas"]["Id"];
                /**
                 * @description Only those of this priority; `none` for those without one.
                 * @example high
                 */
                priority?: string;
                /**
                 * @description Only those that this person or group is asked to do; `none` for those without anyone.
                 * @example marco-bianchi
                 */
                assigneeId?: components["schemas"]["Id"];
                /** @description Only open ones whose expected end is over. */
                overdue?: boolean;
                /** @description Only those that came into a final state between `since` and `until`, by their expected end or after it. */
                kept?: "on-time" | "late";
                /**
                 * @description Where the days begin; the zone of the person without it.
                 * @example Europe/Rome
                 */
                timeZone?: string;
                /** @description By the time in the state, longest first or shortest first, or by the title. */
                sort?: "longest" | "shortest" | "title";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts, with the number of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowPostPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPostWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkflow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it goes through no workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransitionRecords: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRecordPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, or it goes through no workflow. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTransitionRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description The record, as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRecord"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not change this record. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, workflow or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed elsewhere, `current` is how it stands; or the post has moved on. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A required part of the form is empty, or a value is out of its limits. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The record.
                 * @example wr-1042-2
                 */
                recordId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How the post stands, in its old state again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostWorkflow"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another person took it, or the post is closed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, workflow or record. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too late, or the post has moved on; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransitionOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The transition.
                 * @example tr-approve
                 */
                transitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionOption"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such post, workflow or transition. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transitionPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The transition.
                 * @example tr-approve
                 */
                transitionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransitionRequest"];
            };
        };
        responses: {
            /** @description It is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person is none of its actors, or may not read the post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post, workflow or transition. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The post has moved on, `current` says to where; or something stands in the way. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A required part of the form is empty, or a value is out of its limits. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubActivities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSubActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubActivity"];
            };
        };
        responses: {
            /** @description The sub-activity. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description It ends before it begins, or its assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderSubActivities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubActivityPlace"];
            };
        };
        responses: {
            /** @description All of them in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or sub-activity, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSubActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The sub-activity.
                 * @example sa-1042-1
                 */
                subActivityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or sub-activity, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSubActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The sub-activity.
                 * @example sa-1042-1
                 */
                subActivityId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubActivityChange"];
            };
        };
        responses: {
            /** @description The sub-activity as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not plan it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or sub-activity, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the sub-activity as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It ends before it begins, or its assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Those of the person, those that wait for one of the person's groups, those that the person monitors, or all that the person can see. */
                scope?: "assigned" | "group" | "monitored" | "all";
                /**
                 * @description Only those of this post.
                 * @example p-1042
                 */
                postId?: components["schemas"]["Id"];
                state?: "open" | "closed";
                /** @description Only those that were closed so recently. */
                closedWithinDays?: number;
                due?: "overdue" | "today" | "week" | "later" | "none";
                /** @example high */
                priority?: string;
                /** @example quality-and-safety */
                communityId?: components["schemas"]["Id"];
                /** @description Of open tasks. */
                sort?: "due" | "priority" | "newest";
                /**
                 * @description Where the days of `due` and `counts` begin; the zone of the person without it.
                 * @example Europe/Rome
                 */
                timeZone?: string;
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks, with the numbers of the scope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTask"];
            };
        };
        responses: {
            /** @description The tasks. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksMade"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and make no task at it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description The end is over, or an assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskChange"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the task as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The new assignee cannot read the post. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskMove"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskEnd"];
            };
        };
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was closed before; `current` says by whom. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-340
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another person was faster; `current` says who. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    monitorTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmonitorTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-322
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-325
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description They were reminded within the last day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The task.
                 * @example t-301
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may make no task at the post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskComments: {
        parameters: {
            query?: {
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaskComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewComment"];
            };
        };
        responses: {
            /** @description The comment was written before with the same key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The post is archived, or closed to the person. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is nothing in it, or too much. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task.
                 * @example t-302
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedbackRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequestList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFeedbackRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeedbackRequest"];
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and not ask for feedback here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            /** @description Somebody cannot read the post (`errors` names each), there are too many, or the end is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedbackRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not read the post. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFeedbackRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequestChange"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is closed, or somebody else has changed it (`current`). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody cannot read the post (`errors` names each), there are too many, or the end is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackReminder"];
            };
        };
        responses: {
            /** @description They were reminded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description All of them were reminded within the last 24 hours, or the request is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeFeedbackRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeedbackTasks: {
        parameters: {
            query?: {
                /** @description Only those who stand there. */
                state?: "requested" | "submitted" | "returned" | "accepted" | "withdrawn";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1035
                 */
                postId: components["schemas"]["Id"];
                /**
                 * @description The request.
                 * @example fr-1035
                 */
                requestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTaskPage"];
                    "text/csv": components["schemas"]["FeedbackFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the post and does not look after this request. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such post or request. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeedbackTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feedback task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PostForbidden"];
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFeedbackDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackDraft"];
            };
        };
        responses: {
            /** @description It is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's, or the upload session has run out. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile (`current` is how it stands), or the request is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too long, has too many files, or a file where none is asked for. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-311
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStep"];
            };
        };
        responses: {
            /** @description It is submitted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile (`current` is how it stands), or the request is closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nothing is written yet. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStep"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-502
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackReturn"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The feedback task.
                 * @example t-501
                 */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackStep"];
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may read the task and not do this with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such task, or it is somebody else's. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has moved on meanwhile; `current` is how it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAiNotes: {
        parameters: {
            query?: {
                /** @description Those of the person, or those that others have shared. */
                view?: "mine" | "shared";
                /** @description Only those in this state; `working` stands for all that are not ready and have not failed. */
                state?: "working" | "failed" | "ready";
                /**
                 * @description Only those of this kind.
                 * @example meeting
                 */
                kind?: string;
                /** @description Only those that a person has checked, or that wait for it. */
                review?: "checked" | "unchecked";
                /** @description Keeps only the entries whose name contains these words, without regard to case and accents. */
                search?: components["parameters"]["Search-2"];
                /** @description How many entries the answer may hold at most. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNotePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The portal has no AI notes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAiNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryAiNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note, in work again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has not failed, or cannot be tried again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTranscriptSegments: {
        parameters: {
            query?: {
                /** @description How many segments at most. */
                pageSize?: number;
                /** @description The `nextPageToken` of the answer before; absent for the first page. Opaque to the client. */
                pageToken?: components["parameters"]["PageToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of the words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranscriptPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["PageRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSpeaker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
                /**
                 * @description The voice.
                 * @example sp-118-5
                 */
                speakerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpeakerChange"];
            };
        };
        responses: {
            /** @description The voices as they now stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSpeakers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more, or not this part of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such person, or the voices cannot be one. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SummaryToSave"];
            };
        };
        responses: {
            /** @description The note as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else changed it meanwhile; `current` is the note as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A sentence is empty or too long, or an id stands twice. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteCheck"];
            };
        };
        responses: {
            /** @description The note as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another text stands there by now; `current` is the note as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uncheckNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateActionItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
                /**
                 * @description The action item.
                 * @example ac-118-1
                 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionItemChange"];
            };
        };
        responses: {
            /** @description The note as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more, or not this part of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is a task already; `current` is the note as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptActionItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Made up by the client for one act; a request that is repeated with it makes nothing twice.
                 * @example 8f14e45f-ceea-467f-a0e6-2f1d4c7b9a01
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
                /**
                 * @description The action item.
                 * @example ac-118-1
                 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionItemAcceptance"];
            };
        };
        responses: {
            /** @description The note, in which the item knows its task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more, or not this part of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is a task already; `current` is the note as it stands. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The assignee cannot read the post, or the day is over. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNoteSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who may read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSharing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNoteSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteSharingToSave"];
            };
        };
        responses: {
            /** @description Who may read it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteSharing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was shared otherwise meanwhile; `current` says how. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such person or group. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNoteAudio: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Which bytes.
                 * @example bytes=0-1023
                 */
                Range?: string;
            };
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                };
            };
            /** @description The bytes that were asked for, or the first of them. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "audio/wav": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more, or not this part of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNoteAudio: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The note.
                 * @example note-118
                 */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note without its sound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiNote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The note is closed to the person, or this is not theirs to do. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such note, or no more, or not this part of it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostAiNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The post.
                 * @example p-1042
                 */
                postId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostAiNotes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not see the post, or the portal has no AI notes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["PostNotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkTransitionRequest"];
            };
        };
        responses: {
            /** @description The operation has begun. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The person may not run this transition. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another operation of the person is still running, or the check is older than a day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A post or the status is unknown, or there are too many posts. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLastUnreadBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation, or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastUnreadBulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBulkPreflight: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBulkPreflight"];
            };
        };
        responses: {
            /** @description The check. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreflight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No post, or more than one operation may move. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkPreflight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The check.
                 * @example preflight-1
                 */
                preflightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreflight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is older than a day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBulkPreflight: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The check.
                 * @example preflight-1
                 */
                preflightId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPreflightChange"];
            };
        };
        responses: {
            /** @description The check as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreflight"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description There is no such check, or it belongs to another person. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is older than a day. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description None of its posts can go to that state. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OperationForbidden"];
            /** @description There is no such operation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    abortBulkTransition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation after the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OperationForbidden"];
            /** @description There is no such operation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It had finished before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBulkTransitionAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The operation.
                 * @example bulk-1
                 */
                operationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted; there is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OperationForbidden"];
            /** @description There is no such operation. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
